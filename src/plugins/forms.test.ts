import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import formsPlugin from './forms';

const context = {
  baseUrl: '/repo/',
  siteDir: '/site',
  siteConfig: {url: 'https://firm.example'},
} as LoadContext;

afterEach(() => {
  delete process.env.CONTACT_ENDPOINT;
});

/** What the plugin gives the pages, by file, and what it tells the owner. */
async function run() {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const data: Record<string, unknown> = {};
  const createData = async (name: string, content: unknown) => {
    data[name] = content;
    return name;
  };
  const plugin = formsPlugin(context);
  await plugin.contentLoaded?.({
    content: undefined,
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  await plugin.postBuild?.({} as never);
  return {data, said: log.mock.calls.flat().join('')};
}

it('gives the contact page the form that sends nothing where nothing is set, and says so', async () => {
  const {data, said} = await run();
  expect(data['settings.json']).toEqual({});
  expect(data['contactForm.js']).toContain('/UnconnectedForm');
  expect(said).toMatch(/^Messages go nowhere: .*set contact\.endpoint in src\/site\.ts/);
});

it('gives the contact page its service and the form that sends', async () => {
  process.env.CONTACT_ENDPOINT = 'https://formspree.io/f/abcdwxyz';
  const {data, said} = await run();
  expect(data['settings.json']).toMatchObject({
    contact: {redirect: {name: '_next', value: 'https://firm.example/repo/contact#message-sent'}},
  });
  expect(data['contactForm.js']).toContain('/ConnectedForm');
  expect(said).toBe('');
});

it('stops at a setting that cannot be right', () => {
  process.env.CONTACT_ENDPOINT = 'formspree.io/f/me';
  expect(() => formsPlugin(context)).toThrow(/^CONTACT_ENDPOINT: .* is not an address/);
});
