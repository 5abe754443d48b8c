import './prefetch';

/** A page address for each test: what was fetched once is not fetched again. */
let count = 0;
const nextPage = () => `/page-${(count += 1)}`;
const link = (href: string): HTMLAnchorElement => {
  document.body.innerHTML = `<a href="${href}"><b>Words</b></a>`;
  return document.querySelector('a') as HTMLAnchorElement;
};
/** Every act is at another place, as those of a moving pointer are, unless it is told to be at the same. */
const act = (type: string, element: Element, clientX = (count += 1)) => {
  (element.firstChild as Element).dispatchEvent(new MouseEvent(type, {bubbles: true, clientX}));
};
const fetched = () =>
  [...document.querySelectorAll('link[rel="prefetch"]')].map((one) =>
    one.getAttribute('href')?.replace('http://localhost', ''),
  );

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

it('fetches the page of a link at once when it is touched, and once', () => {
  const page = nextPage();
  const element = link(`${page}#part`);
  for (let time = 0; time < 2; time += 1) {
    act('pointerdown', element);
    jest.advanceTimersByTime(0);
  }
  expect(fetched()).toEqual([page]);
});

it('waits until a mouse rests on it', () => {
  const page = nextPage();
  act('pointerover', link(page));
  jest.advanceTimersByTime(40);
  act('pointerover', link('https://other.example/'));
  jest.advanceTimersByTime(100);
  expect(fetched()).toEqual([]);
  act('pointerover', link(page));
  jest.advanceTimersByTime(100);
  expect(fetched()).toEqual([page]);
});

it.each(['https://other.example/a', '/files/a.pdf', 'mailto:a@b.example', '#part', '/'])(
  'leaves %s alone',
  (href) => {
    act('pointerdown', link(href));
    jest.advanceTimersByTime(100);
    expect(fetched()).toEqual([]);
  },
);

it('leaves a link alone that comes under a pointer lying still', () => {
  const page = nextPage();
  const element = link(page);
  act('pointermove', element, 7);
  act('pointerover', element, 7);
  jest.advanceTimersByTime(100);
  expect(fetched()).toEqual([]);
  act('pointerover', element, 8);
  jest.advanceTimersByTime(100);
  expect(fetched()).toEqual([page]);
});

it('fetches nothing for who saves data', () => {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
  act('pointerdown', link(nextPage()));
  jest.advanceTimersByTime(100);
  Reflect.deleteProperty(navigator, 'connection');
  expect(fetched()).toEqual([]);
});
