import {act, render} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import Drawing from './index';

const drawing = '<svg viewBox="0 0 10 10"><path d="M0 0h10"></path></svg>';
const serve = (response: Partial<Response>) => {
  const fetched = jest.fn(() => Promise.resolve(response as Response));
  window.fetch = fetched;
  return fetched;
};
const images = (container: HTMLElement) => [...container.querySelectorAll('img')];

describe('a drawing shown as an image', () => {
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

describe('a drawing in the page', () => {
  it('is left alone when the server has rendered it, also when the page renders again', async () => {
    const fetched = serve({ok: true, text: () => Promise.resolve('')});
    const page = document.createElement('div');
    const {container, unmount} = render(<Drawing name="home-hero" inline />);
    page.innerHTML = container.innerHTML.replace(/<svg.*<\/svg>/, drawing);
    unmount();
    fetched.mockClear();
    const root = await act(async () => hydrateRoot(page, <Drawing name="home-hero" inline />));
    await act(async () => root.render(<Drawing name="home-hero" inline />));
    expect(page.innerHTML).toContain(drawing);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is loaded after a change of page, and keeps its place until then', async () => {
    const fetched = serve({ok: true, text: () => Promise.resolve(drawing)});
    const {container, rerender} = render(<Drawing name="home-hero-small" inline />);
    expect(container.querySelector('svg')).toHaveAttribute('height', '430');
    await act(async () => undefined);
    expect(fetched).toHaveBeenCalledWith('/art/home-hero-small-inline.svg', expect.anything());
    rerender(<Drawing name="home-hero-small" inline />);
    expect(container.innerHTML).toContain(drawing);
  });

  it('is left out without a word when it cannot be loaded', async () => {
    serve({ok: false, text: () => Promise.resolve('<h1>Not found</h1>')});
    const {container} = render(<Drawing name="home-hero" inline />);
    await act(async () => undefined);
    expect(container).toHaveTextContent('');
  });
});
