import {render} from '@testing-library/react';
import Cover from './index';

/** What the page asks the browser to load ahead. */
const preloads = () =>
  [...document.querySelectorAll('link[rel="preload"]')].map((link) => `${link.getAttribute('href')} ${link.getAttribute('media')}`);

const addresses = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('a cover', () => {
  it("is the article's own drawing in both themes, says nothing and loads late", () => {
    const {container} = render(<Cover slug="zero-trust" category="Cybersecurity" size="large" />);
    expect(addresses(container)).toEqual(['/art/covers/zero-trust.svg', '/art/covers/zero-trust-dark.svg']);
    for (const image of container.querySelectorAll('img')) {
      expect(image).toHaveAttribute('alt', '');
      expect(image).toHaveAttribute('loading', 'lazy');
      expect(image).toHaveAttribute('width', '1200');
      expect(image).toHaveAttribute('height', '675');
    }
  });

  it('has fewer lines when it is small', () => {
    const {container} = render(<Cover slug="zero-trust" category="Cybersecurity" size="small" />);
    expect(addresses(container)).toEqual([
      '/art/covers/zero-trust-small.svg',
      '/art/covers/zero-trust-small-dark.svg',
    ]);
  });

  it('loads at once in the first screen', () => {
    const {container} = render(<Cover slug="zero-trust" category="Cybersecurity" size="large" eager />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/art/covers/zero-trust.svg');
    expect(preloads()).toEqual([
      '/art/covers/zero-trust.svg (prefers-color-scheme: light)',
      '/art/covers/zero-trust-dark.svg (prefers-color-scheme: dark)',
    ]);
  });

  it("gives way to the writer's picture", () => {
    const {container} = render(<Cover slug="zero-trust" category="Healthcare" size="medium" image="/img/team.jpg" />);
    expect(addresses(container)).toEqual(['/img/team.jpg']);
  });

  it("stands on its category's ground until it has loaded", () => {
    const {container} = render(<Cover slug="zero-trust" category="Behavioral Science" size="medium" />);
    expect(container.firstChild).toHaveClass('behavioralScience');
  });
});
