import {render} from '@testing-library/react';
import {setBaseUrl} from '@site/src/testing';
import {pageSocialCard} from '@site/src/content/socialCard';
import {site} from '@site/src/site';
import SocialCard from './index';

const card = pageSocialCard('contact', {title: 'Contact', hero: {heading: 'Get "in" <Touch>'}});

const contentOf = (name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

it('shows link previews the picture, its size and what is on it', () => {
  render(<SocialCard card={card} />);
  expect(contentOf('og:image')).toMatch(new RegExp(`^${site.url}/cards/contact-[\\da-z]+\\.png$`));
  expect(contentOf('twitter:image')).toBe(contentOf('og:image'));
  expect([
    contentOf('og:image:width'),
    contentOf('og:image:height'),
    contentOf('og:image:type'),
  ]).toEqual(['1200', '630', 'image/png']);
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  expect(contentOf('og:image:alt')).toBe('Contact: Get "in" <Touch>');
  expect(contentOf('twitter:image:alt')).toBe(contentOf('og:image:alt'));
});

it('gives the whole address under a project path', () => {
  setBaseUrl('/repo/');
  render(<SocialCard card={card} />);
  expect(contentOf('og:image')).toMatch(new RegExp(`^${site.url}/repo/cards/contact-`));
});
