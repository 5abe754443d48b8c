import {render, screen, within} from '@testing-library/react';
import {services as copy} from '@site/src/data/services';
import {articles, services} from '@site/src/testing/samples';
import Related from './index';

it('leads to related services and articles', () => {
  render(
    <Related
      services={{heading: 'Related services', items: services.slice(0, 2)}}
      articles={{heading: 'Keep reading', items: articles.slice(1)}}
    />,
  );
  const related = screen.getByRole('complementary', {name: 'Related pages'});
  expect(
    within(related)
      .getAllByRole('heading', {level: 2})
      .map(({textContent}) => textContent),
  ).toEqual(['Related services', 'Keep reading']);
  expect(
    within(related)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/services/cybersecurity',
    '/services/govtech',
    '/insights/aba-digital-health',
    '/insights/tech-meets-human',
  ]);
  expect(screen.queryByText(copy.comingSoon)).toBeNull();
});

it('says when a service is still coming', () => {
  render(
    <Related
      services={{heading: 'Related', items: services.slice(3)}}
      articles={{heading: 'None', items: []}}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(copy.comingSoon);
});

it('announces no articles when there are none', () => {
  render(
    <Related
      services={{heading: 'Related', items: []}}
      articles={{heading: 'Keep reading', items: []}}
    />,
  );
  expect(screen.queryByText('Keep reading')).toBeNull();
});
