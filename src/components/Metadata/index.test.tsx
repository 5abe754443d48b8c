import {render} from '@testing-library/react';
import {setBaseUrl} from '@site/src/testing';
import {pageSocialCard} from '@site/src/content/socialCard';
import {site} from '@site/src/site';
import Metadata from './index';

jest.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));

it('describes the page and the company as structured data that no text can break out of', () => {
  setBaseUrl('/repo/');
  const name = 'A </script><b>title';
  render(
    <Metadata path="/x" title={name} description="" card={pageSocialCard('x', {title: name})} />,
  );
  const block = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(block).not.toContain('<');
  const {'@graph': things} = JSON.parse(block) as {'@graph': unknown[]};
  for (const thing of [
    {'@type': 'WebPage', name, url: `${site.url}/repo/x`},
    {'@type': 'Organization', name: site.company},
  ])
    expect(things).toContainEqual(expect.objectContaining(thing));
});
