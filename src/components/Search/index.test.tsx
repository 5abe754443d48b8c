import {render, screen, within} from '@testing-library/react';
import {setBaseUrl} from '@site/src/testing';
import {SearchButton, SearchDialog} from '.';

test('the button says what it does, by which keys, and hides where nothing would happen', () => {
  render(<SearchButton />);
  const button = screen.getByRole('button', {name: 'Search'});
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  expect(button).toHaveAttribute('data-tooltip', 'Search (Ctrl K)');
  expect(button).toHaveAttribute('data-needs-js');
});

test('the dialog is named, closed, and finds its index under a project path', () => {
  setBaseUrl('/repo/');
  render(<SearchDialog />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', {hidden: true});
  expect(dialog).not.toHaveAttribute('open');
  dialog.open = true;
  expect(dialog).toHaveAccessibleName('Search this site');
  expect(dialog).toHaveAttribute('data-index', '/repo/search-index/');
});

test('it has a labelled field, a live count, and contact for when nothing is found', () => {
  render(<SearchDialog />);
  const dialog = within(screen.getByRole('dialog', {hidden: true}));
  expect(dialog.getByLabelText('Search this site')).toHaveAttribute('type', 'search');
  expect(dialog.getByRole('status', {hidden: true})).toBeEmptyDOMElement();
  expect(dialog.getByRole('link', {hidden: true, name: 'Contact us'})).toHaveAttribute(
    'href',
    '/contact',
  );
  expect(dialog.getByRole('button', {hidden: true, name: 'Try again'})).toBeInTheDocument();
});
