import {render, screen} from '@testing-library/react';
import {site} from '@site/src/site';
import Invitation from './index';

it('invites to write to the behavioral team, and shows its address', () => {
  render(
    <Invitation
      heading="Not sure?"
      text="Write to us."
      action={{label: 'Email the Team', to: 'email:behavioral'}}
    />,
  );
  expect(screen.getByRole('heading', {level: 3, name: 'Not sure?'})).toBeInTheDocument();
  for (const name of ['Email the Team', site.emails.behavioral]) {
    expect(screen.getByRole('link', {name})).toHaveAttribute(
      'href',
      `mailto:${site.emails.behavioral}`,
    );
  }
});
