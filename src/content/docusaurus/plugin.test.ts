/** @jest-environment node */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {serviceCards} from './loadedContent';

it('stops the build at an entry of the sidebar that is no service', () => {
  const group = {type: 'category', label: 'Technology', items: [{type: 'doc', id: 'missing'}]};
  const version = {isLast: true, docs: [], sidebars: {services: [group]}};
  expect(() => serviceCards({loadedVersions: [version]} as unknown as LoadedContent)).toThrow(
    'sidebars.ts: "missing" in the group "Technology" is no service',
  );
});
