import {render} from '@testing-library/react';
import Drawing from './index';

const images = (container: HTMLElement) => [...container.querySelectorAll('img')];

describe('a drawing', () => {
  it('has no name, keeps its place and waits until it comes near the screen', () => {
    const {container} = render(<Drawing name="home-seam" />);
    const [image, ...others] = images(container);
    expect(others).toEqual([]);
    expect(image).toHaveAttribute('src', '/art/home-seam.svg');
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '2560');
    expect(image).toHaveAttribute('height', '430');
  });

  it('has a file for each theme when the theme changes it', () => {
    const {container} = render(<Drawing name="about-panorama" />);
    expect(images(container).map((image) => image.getAttribute('src'))).toEqual([
      '/art/about-panorama.svg',
      '/art/about-panorama-dark.svg',
    ]);
  });
});
