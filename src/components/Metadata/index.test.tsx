import {render} from '@testing-library/react';
import {setBaseUrl, setLocation} from '@site/src/testing';
import {pageSocialCard} from '@site/src/content/socialCard';
import {site} from '@site/src/site';
import Metadata, {SocialCard} from './index';

jest.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));

const contentOf = (name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

it('shows link previews the picture, its size and what is on it', () => {
  setBaseUrl('/repo/');
  setLocation('/repo/contact');
  const hero = {heading: 'Get "in" <Touch>'};
  render(<SocialCard card={pageSocialCard('contact', {title: 'Contact', hero})} />);
  const image = contentOf('og:image') ?? '';
  expect(image.startsWith(`${site.url}/repo/cards/contact.png?v=`)).toBe(true);
  expect(contentOf('twitter:image')).toBe(image);
  expect(['width', 'height', 'type'].map((name) => contentOf(`og:image:${name}`))).toEqual([
    '1200',
    '630',
    'image/png',
  ]);
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  expect(contentOf('og:image:alt')).toBe('Contact: Get "in" <Touch>');
  expect(contentOf('twitter:image:alt')).toBe(contentOf('og:image:alt'));
});

it('names the card of a page that has no words for it', () => {
  setLocation('/careers');
  render(<SocialCard />);
  expect(contentOf('og:image')).toBe(`${site.url}/cards/careers.png`);
  expect(contentOf('og:image:alt')).toBeUndefined();
});

it('tells search engines about the page and the company, in a block that no text can end', () => {
  setBaseUrl('/repo/');
  const name = 'A </script><b>title';
  render(
    <Metadata path="/x" title={name} description="" card={pageSocialCard('x', {title: name})} />,
  );
  const block = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(block).not.toContain('<');
  const {'@graph': things} = JSON.parse(block) as {'@graph': unknown[]};
  for (const thing of [
    {'@type': 'WebPage', name, url: `${site.url}/repo/x`},
    {'@type': 'Organization', name: site.company},
  ])
    expect(things).toContainEqual(expect.objectContaining(thing));
});
