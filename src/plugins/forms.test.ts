import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import formsPlugin from './forms';

const context = {baseUrl: '/repo/', siteConfig: {url: 'https://firm.example'}} as LoadContext;
const variables = ['CONTACT_ENDPOINT', 'NEWSLETTER_ENDPOINT', 'BOOKING_URL'];

beforeEach(() => variables.forEach((variable) => delete process.env[variable]));
afterEach(() => variables.forEach((variable) => delete process.env[variable]));

/** What the plugin gives to the pages, by file. */
async function dataOf(): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  const createData = async (name: string, content: unknown) => {
    data[name] = content;
    return name;
  };
  const actions = {createData} as unknown as PluginContentLoadedActions;
  await formsPlugin(context).contentLoaded?.({content: undefined, actions});
  return data;
}

const formOf = (name: string) =>
  `export {default} from '@site/src/components/ContactForm/${name}';\n`;

it('gives the pages nothing and leaves the sending form out where nothing is set, and says so once', async () => {
  expect(await dataOf()).toEqual({
    'contact.json': {},
    'newsletter.json': {},
    'booking.json': {},
    'contactForm.js': formOf('SilentForm'),
  });
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await formsPlugin(context).postBuild?.({} as never);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toMatch(
    /^Messages go nowhere: .*set contact\.endpoint in src\/site\.ts or CONTACT_ENDPOINT\.$/,
  );
});

it('gives the contact page its service, with the way back to this site', async () => {
  process.env.CONTACT_ENDPOINT = 'https://formspree.io/f/abcdwxyz';
  const {'contact.json': contact, 'contactForm.js': form} = await dataOf();
  expect(contact).toMatchObject({
    endpoint: 'https://formspree.io/f/abcdwxyz',
    redirect: {name: '_next', value: 'https://firm.example/repo/contact#message-sent'},
  });
  expect(form).toBe(formOf('SendingForm'));
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await formsPlugin(context).postBuild?.({} as never);
  expect(log).not.toHaveBeenCalled();
});

it('stops at a setting that cannot be right', () => {
  process.env.BOOKING_URL = 'cal.com/me';
  expect(() => formsPlugin(context)).toThrow(/^BOOKING_URL: "cal\.com\/me" is not an address/);
});
