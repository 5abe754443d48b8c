import {render, screen} from '@testing-library/react';
import {services as copy} from '@site/src/data/services';
import {articles, services} from '@site/src/testing/samples';
import Related from './index';

it('leads to related services and articles, and says which service is still coming', () => {
  render(
    <Related
      services={{heading: 'Related services', items: services.slice(2)}}
      articles={{heading: 'Keep reading', items: articles.slice(1)}}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/services/applied-behavior',
    '/services/herbal-health',
    '/insights/aba-digital-health',
    '/insights/tech-meets-human',
  ]);
  expect(screen.getByText(copy.comingSoon).closest('li')).toHaveTextContent(/^Herbal/);
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
