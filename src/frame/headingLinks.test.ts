import {act, fireEvent, screen} from '@testing-library/react';
import './headingLinks';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  window.history.replaceState(null, '', '/repo/services/a?utm_source=x#old');
  document.body.innerHTML =
    '<h2 id="overview">Overview <a href="#overview" data-heading-link>#</a></h2><a href="#overview">Contents</a>';
});

afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const click = (name: string, init?: MouseEventInit) =>
  act(async () => void fireEvent.click(screen.getByText(name), init));

it('copies the address of the section and says so for a while', async () => {
  await click('#');
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/repo/services/a#overview`);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  act(() => jest.runAllTimers());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leaves it at following the link where copying is refused or not possible', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await click('#');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
  // The event is not prevented.
  expect(fireEvent.click(screen.getByText('#'))).toBe(true);
});

it('leaves other links, and keys that open a new tab, alone', async () => {
  await click('Contents');
  await click('#', {ctrlKey: true});
  expect(writeText).not.toHaveBeenCalled();
});
