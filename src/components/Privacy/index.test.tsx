import {render, screen} from '@testing-library/react';
import {privacyItems} from '@site/src/data/privacy';
import {site} from '@site/src/site';
import Privacy from './index';

const textOf = (items: ReturnType<typeof privacyItems>) => items.map(({text}) => text).join(' ');

it('says at its address that the form is connected to nothing, and how to reach people', () => {
  const {container} = render(<Privacy />);
  expect(container.querySelector('#privacy')).toHaveTextContent('What happens to your message');
  expect(screen.getByText(/isn't connected to a mailbox yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', {name: site.emails.general})).toBeInTheDocument();
  expect(screen.getByRole('link', {name: site.phone.display})).toBeInTheDocument();
  expect(screen.getByText(/^None\. We don't use cookies/)).toBeInTheDocument();
  expect(screen.getByText(/message you haven't sent yet stays in its tab/)).toBeInTheDocument();
});

it('names every service that what a visitor writes is given to', () => {
  const text = textOf(
    privacyItems({form: 'form.example', newsletter: 'news.example', booking: 'cal.example'}),
  );
  for (const host of ['form.example', 'news.example', 'cal.example']) expect(text).toContain(host);
  expect(text).not.toContain("isn't connected");
});
