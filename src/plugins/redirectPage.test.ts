/** @jest-environment node */
import {createHash} from 'node:crypto';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {load} from 'cheerio';
import {completeRedirectPage, isRedirectPage} from './redirectPage';

const html = createRedirectPageContent({toUrl: '/repo/insights/ärzte'});

it('completes the page of a redirect, and allows its script alone', () => {
  const $ = load(completeRedirectPage(html));
  expect(isRedirectPage(html)).toBe(true);
  expect($('html').attr('lang')).toBe('en-US');
  expect($('title').text()).toBe('This page has moved');
  expect($('a').attr('href')).toBe('/repo/insights/%C3%A4rzte');
  const script = $('script').text();
  expect(script).toContain("'/repo/insights/%C3%A4rzte' + window.location.search");
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content');
  expect(policy).toContain(`default-src 'none'; script-src 'sha256-${hash}';`);
});

it('refuses a page that holds anything else', () => {
  expect(() => completeRedirectPage(html.replace('</script>', ';more()</script>'))).toThrow(
    'src/plugins/redirectPage.ts',
  );
});
