import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {setBaseUrl} from '@site/src/testing';
import ApplicationError from './index';

it('says what happened, at once', () => {
  render(
    <ApplicationError error={new Error('Loading chunk 7 failed')} tryAgain={() => undefined} />,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toContainElement(
    screen.getByRole('heading', {level: 1, name: 'Unexpected Application Error!'}),
  );
  expect(alert).toHaveTextContent('Loading chunk 7 failed');
});

it('offers another try', async () => {
  const tryAgain = jest.fn();
  render(<ApplicationError error={new Error('Failed')} tryAgain={tryAgain} />);
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

it('leads home by loading the page afresh, under a project path too', () => {
  setBaseUrl('/repo/');
  render(<ApplicationError error={new Error('Failed')} tryAgain={() => undefined} />);
  expect(screen.getByRole('link', {name: 'Return to Home'})).toHaveAttribute('href', '/repo/');
});
