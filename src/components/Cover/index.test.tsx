import {render} from '@testing-library/react';
import {coverName} from '@site/src/content/covers';
import Cover from './index';

const cover = coverName({slug: 'zero-trust', category: 'Cybersecurity'});

/** What the page asks the browser to load ahead. */
const preloads = () =>
  [...document.querySelectorAll('link[rel="preload"]')].map(
    (link) => `${link.getAttribute('href')} ${link.getAttribute('media')}`,
  );

const addresses = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('a cover', () => {
  it("is one of its category's drawings in both themes, says nothing and loads late", () => {
    const {container} = render(<Cover slug="zero-trust" category="Cybersecurity" size="large" />);
    expect(addresses(container)).toEqual([
      `/art/covers/${cover}.svg`,
      `/art/covers/${cover}-dark.svg`,
    ]);
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
      `/art/covers/${cover}-small.svg`,
      `/art/covers/${cover}-small-dark.svg`,
    ]);
  });

  it('loads at once in the first screen', () => {
    const {container} = render(
      <Cover slug="zero-trust" category="Cybersecurity" size="large" eager />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', `/art/covers/${cover}.svg`);
    expect(preloads()).toEqual([
      `/art/covers/${cover}-small.svg (prefers-color-scheme: light) and (max-width: 39.99rem)`,
      `/art/covers/${cover}.svg (prefers-color-scheme: light) and (min-width: 40rem)`,
      `/art/covers/${cover}-small-dark.svg (prefers-color-scheme: dark) and (max-width: 39.99rem)`,
      `/art/covers/${cover}-dark.svg (prefers-color-scheme: dark) and (min-width: 40rem)`,
    ]);
  });

  it('has fewer lines on a phone too', () => {
    const {container} = render(<Cover slug="zero-trust" category="Cybersecurity" size="large" />);
    const [light, dark] = container.querySelectorAll('picture');
    expect(light?.querySelector('source')).toHaveAttribute(
      'srcset',
      `/art/covers/${cover}-small.svg`,
    );
    expect(light?.querySelector('source')).toHaveAttribute('media', '(max-width: 39.99rem)');
    expect(dark?.querySelector('source')).toHaveAttribute(
      'srcset',
      `/art/covers/${cover}-small-dark.svg`,
    );
  });

  it("gives way to the writer's picture", () => {
    const {container} = render(
      <Cover slug="zero-trust" category="Healthcare" size="medium" image="/img/team.jpg" />,
    );
    expect(addresses(container)).toEqual(['/img/team.jpg']);
  });

  it("stands on its category's ground until it has loaded", () => {
    const {container} = render(
      <Cover slug="zero-trust" category="Behavioral Science" size="medium" />,
    );
    expect(container.firstChild).toHaveClass('behavioralScience');
  });
});
