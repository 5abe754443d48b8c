import {render, screen} from '@testing-library/react';
import {setBaseUrl} from '@site/src/testing';
import Link from './Link';

it.each([
  ['/contact', '/repo/contact', null],
  ['https://www.nist.gov/', 'https://www.nist.gov/', '_blank'],
  ['#main', '#main', null],
])("leads to %s as the framework's does", (to, href, target) => {
  setBaseUrl('/repo/');
  render(
    <Link to={to} className="look" aria-current="page" isNavLink>
      Words
    </Link>,
  );
  const link = screen.getByRole('link', {name: 'Words'});
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('target')).toBe(target);
  expect(link).toHaveClass('look');
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(link.getAttributeNames().sort()).toEqual(
    [...(target ? ['rel', 'target'] : []), 'aria-current', 'class', 'href'].sort(),
  );
});
