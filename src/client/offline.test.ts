import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {offline} from '@site/src/data/offline';
import './offline';

const connection = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  if (isThere) window.dispatchEvent(new Event('online'));
};

/** What came of a click: whether the browser or the router would have followed it. */
let followed: string[];

beforeEach(() => {
  followed = [];
  document.body.innerHTML =
    '<a href="/elsewhere">Page</a> <a href="#part">Part</a> <a href="https://other.example/">Other</a> <a href="mailto:a@b.example">Mail</a>';
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => {
      followed.push(link.textContent ?? '');
      event.preventDefault();
    });
  }
});

const press = (name: string) => userEvent.click(screen.getByText(name));

it('keeps the page and says why, and takes it back when the connection is back', async () => {
  connection(false);
  await press('Page');
  expect(await screen.findByRole('status')).toHaveTextContent(`${offline.title} ${offline.text}`);
  expect(followed).toEqual([]);
  connection(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Page');
  expect(followed).toEqual(['Page']);
});

it('lets a page that is in the browser already be opened', async () => {
  connection(false);
  const fetching = jest.spyOn(window, 'fetch').mockResolvedValue({ok: true} as Response);
  await press('Page');
  expect(followed).toEqual(['Page']);
  expect(fetching).toHaveBeenCalledWith(expect.objectContaining({pathname: '/elsewhere'}), {
    cache: 'force-cache',
  });
  fetching.mockRestore();
});

it.each(['Part', 'Other', 'Mail'])('leaves a link of another kind alone: %s', async (name) => {
  connection(false);
  await press(name);
  expect(followed).toEqual([name]);
});
