import {renderToString} from 'react-dom/server';
import {setBaseUrl} from '@site/src/testing';
import {site} from '@site/src/site';
import {page} from '@site/src/structuredData';
import StructuredData from './index';

it('prints one block of data with whole addresses, which no text in it can end', () => {
  setBaseUrl('/repo/');
  const title = 'A </script><b>title';
  document.body.innerHTML = renderToString(
    <StructuredData things={(at) => page({path: '/x', title, description: 'd'}, at)} />,
  );
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(blocks).toHaveLength(1);
  expect(document.querySelector('b')).toBeNull();
  const {'@graph': things} = JSON.parse(blocks[0]?.textContent ?? '') as {'@graph': unknown[]};
  expect(things).toContainEqual(
    expect.objectContaining({'@type': 'WebPage', name: title, url: `${site.url}/repo/x`}),
  );
});

it('describes the company and the site on any page', () => {
  document.body.innerHTML = renderToString(<StructuredData />);
  expect(document.body.textContent).toContain(site.company);
});
