/** @jest-environment node */
import {meantPage, nearestPages, type SitePage} from './nearestPages';

const page = (path: string, title: string, kind: SitePage['kind'], terms = ''): SitePage => ({
  path,
  title,
  kind,
  terms,
});

const pages: SitePage[] = [
  page('/services/cybersecurity', 'Cybersecurity & Systems Engineering', 'Services', 'pentest SOC'),
  page('/services/cloud-development', 'Cloud & Application Development', 'Services'),
  page('/services/psychology', 'Psychology & Mind-Body Consulting', 'Services'),
  page(
    '/services/applied-behavior',
    'Applied Behavior Analysis (ABA/BCBA)',
    'Services',
    'autism therapy',
  ),
  page('/insights/ai-in-government', 'The Future of AI in Government Systems', 'Articles'),
  page('/insights/defense-security', 'Defense Cybersecurity Best Practices for 2025', 'Articles'),
  page('/insights/aba-digital-health', 'ABA in Digital Health Platforms', 'Articles'),
  page('/', 'Home', 'Pages'),
  page('/services', 'Services', 'Pages'),
  page('/industries', 'Industries', 'Pages'),
  page('/insights', 'Insights', 'Pages', 'blog articles'),
  page('/about', 'About', 'Pages', 'team'),
  page('/contact', 'Contact', 'Pages', 'phone'),
];

const near = (path: string) => nearestPages(path, pages).map((found) => found.path);

it.each([
  ['another spelling', '/service/cyber-security', '/services/cybersecurity'],
  ['a typo', '/services/cybersecurty', '/services/cybersecurity'],
  ['swapped letters', '/services/phsycology', '/services/psychology'],
  ['capitals', '/Services/CyberSecurity', '/services/cybersecurity'],
  ['an ending', '/services/cloud-development.html', '/services/cloud-development'],
  ['an ending of another system', '/contact.php', '/contact'],
  ['a slash at its end', '/insights/defense-security/', '/insights/defense-security'],
  ['the wrong folder', '/insights/cloud-development', '/services/cloud-development'],
  ['a folder more', '/services/technology/cybersecurity', '/services/cybersecurity'],
  ['no folder', '/ai-in-government', '/insights/ai-in-government'],
  [
    'the address of a blog with dates',
    '/blog/2025/10/10/ai-in-government/',
    '/insights/ai-in-government',
  ],
  ['a name of its own', '/about-us', '/about'],
  ['the singular', '/industry', '/industries'],
  ['a word of its title', '/bcba', '/services/applied-behavior'],
  ['another word for it', '/pentest', '/services/cybersecurity'],
  ['percent escapes', '/services/cyber%20security', '/services/cybersecurity'],
  ['double slashes', '//services//cybersecurity', '/services/cybersecurity'],
])('finds the page by %s', (_, asked, wanted) => {
  expect(near(asked)[0]).toBe(wanted);
});

it('takes what the folder says into account', () => {
  expect(near('/services/aba')[0]).toBe('/services/applied-behavior');
  expect(near('/blog/aba')[0]).toBe('/insights/aba-digital-health');
});

it('offers the list where only the folder is known', () => {
  expect(near('/services/no-such-service')).toEqual(['/services']);
  expect(near('/insights/really-not-there')).toEqual(['/insights']);
  expect(near('/blog')).toEqual(['/insights']);
});

it('offers three pages at most', () => {
  expect(near('/cybersecurity-systems-development-ai-aba').length).toBeLessThanOrEqual(3);
  expect(near('/services/security').length).toBeGreaterThan(0);
});

it.each(['/no/such/page', '/', '/wp-login.php', '/favicon.png', '/__proto__', '/🎉'])(
  'offers nothing for %s',
  (asked) => {
    expect(near(asked)).toEqual([]);
  },
);

it.each([
  ['a broken escape', '/%E0%A4%A/%/%zz'],
  ['markup', '/<script>alert(1)</script>'],
  ['a name that objects have', '/constructor/toString/hasOwnProperty'],
  ['2,000 characters', `/${'a'.repeat(2000)}`],
  ['hundreds of words', `/${'cyber-security-'.repeat(300)}`],
])('survives %s', (_, asked) => {
  for (const found of nearestPages(asked, pages)) expect(pages).toContain(found);
});

it('reads on where an escape is broken', () => {
  expect(near('/services/%zz-cybersecurity')[0]).toBe('/services/cybersecurity');
});

it.each([
  ['ABOUT', '/about'],
  ['/about', '/about'],
  ['services//Cybersecurity/', '/services/cybersecurity'],
  ['/', '/'],
])('%s means %s', (asked, path) => {
  expect(meantPage(asked, pages)?.path).toBe(path);
});

it.each(['abouts', 'no/such-page', '/evil.example', 'services/x'])('%s means no page', (asked) => {
  expect(meantPage(asked, pages)).toBeUndefined();
});
