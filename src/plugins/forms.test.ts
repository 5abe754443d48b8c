/** @jest-environment node */
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import formsPlugin, {plansIn} from './forms';

const context = {
  baseUrl: '/repo/',
  siteDir: '/site',
  siteConfig: {url: 'https://firm.example'},
} as LoadContext;

afterEach(() => {
  delete process.env.CONTACT_ENDPOINT;
});

/** What the plugin gives the pages, and what it tells the owner. */
async function run() {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const createData = jest.fn<Promise<string>, [string, unknown]>();
  const plugin = formsPlugin(context);
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: []}}},
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  await plugin.postBuild?.({} as never);
  return {data: createData.mock.calls[0]?.[1], said: log.mock.calls.flat().join('')};
}

it('gives the contact page no service where none is set, and says so', async () => {
  const {data, said} = await run();
  expect(data).toEqual({plans: []});
  expect(said).toMatch(/^Messages go nowhere: .*set contact\.endpoint in src\/site\/identity\.yml/);
});

it('gives the contact page its service', async () => {
  process.env.CONTACT_ENDPOINT = 'https://formspree.io/f/abcdwxyz';
  const {data, said} = await run();
  expect(data).toMatchObject({
    contact: {redirect: {name: '_next', value: 'https://firm.example/repo/contact#message-sent'}},
  });
  expect(said).toBe('');
});

it('stops at a setting that cannot be right', () => {
  process.env.CONTACT_ENDPOINT = 'formspree.io/f/me';
  expect(() => formsPlugin(context)).toThrow(/^CONTACT_ENDPOINT: .* is not an address/);
});

it('knows the plans of a service by the headings of its tiers', async () => {
  const service =
    '## Plans\n\n:::tiers\n\n### *Night* watch\n\nText\n\n### Day shift\n\n:::\n\n### No';
  expect(await plansIn(service)).toEqual(['Night watch', 'Day shift']);
});
