/** @jest-environment node */
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import formsPlugin from './forms';

const context = {
  baseUrl: '/repo/',
  siteDir: '/site',
  siteConfig: {url: 'https://firm.example'},
} as LoadContext;

it('reports to the owner that no form service is set', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const createData = jest.fn();
  const plugin = formsPlugin(context);
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: []}}},
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  await plugin.postBuild?.({} as never);
  expect(log.mock.calls.flat().join('')).toMatch(
    /^Messages go nowhere: .*set contact\.endpoint in src\/site\/identity\.yml/,
  );
});
