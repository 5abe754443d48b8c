import {render, screen, within} from '@testing-library/react';
import {industries as copy, industryList} from '@site/src/data/industries';
import {setPluginData} from '@site/src/testing';
import {services} from '@site/src/testing/samples';
import IndustryBand from './index';

const healthcare = industryList.filter(({key}) => key === 'healthcare');

it.each(healthcare)('shows what we do in $title, and the services that serve it', (item) => {
  setPluginData('site-content', {services});
  render(<IndustryBand item={item} />);
  expect(document.getElementById('healthcare')).toContainElement(
    screen.getByRole('heading', {level: 2, name: item.title}),
  );
  expect(screen.getByText(item.text)).toBeInTheDocument();
  expect(screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent)).toEqual([
    copy.capabilitiesLabel,
    copy.servicesLabel,
  ]);
  const [capabilities, serving] = screen.getAllByRole('list') as [HTMLElement, HTMLElement];
  expect(
    within(capabilities)
      .getAllByRole('listitem')
      .map(({textContent}) => textContent),
  ).toEqual(item.capabilities);
  expect(
    within(serving)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/services/cybersecurity', '/services/applied-behavior']);
});

it('is made for four industries of four capabilities each', () => {
  expect(industryList.map(({capabilities}) => capabilities.length)).toEqual([4, 4, 4, 4]);
});
