import {render, screen} from '@testing-library/react';
import words from './_industries.yml';

jest.mock('@site/src/components/Page', () => ({__esModule: true, default: 'main'}));

const claim = {name: '100% client satisfaction', basis: 'All eleven clients.', date: '2026-11-02'};
const figure = words.stats.items.find(({basis = ''}) => basis.includes(claim.name));

it('calls a figure a goal until its claim has a basis, which is shown below it', async () => {
  const show = (claims: (typeof claim)[]) =>
    jest.isolateModulesAsync(async () => {
      const {setPluginData} = await import('@site/src/testing');
      setPluginData('site-content', {services: []});
      Object.assign((await import('@site/src/site')).site, {claims});
      const {default: IndustriesPage} = await import('./industries');
      render(<IndustriesPage />);
    });
  await show([]);
  expect(screen.getByText(figure?.qualifier ?? '')).toBeInTheDocument();
  expect(screen.queryByText(/All eleven clients/)).toBeNull();
  document.body.replaceChildren();
  await show([claim]);
  expect(screen.getByText(figure?.proven ?? '')).toBeInTheDocument();
  expect(screen.getByText(/All eleven clients/)).toBeInTheDocument();
});
