import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pixel} from '../../src/content/corpus/project';
import {contentPages} from '../../src/content/docusaurus';
import {kinds, ownerFiles, projectRoot, slugOf} from '../../src/content/kinds';
import {files as yamlFiles} from '../../src/content/model';
import {editorConfig, writeEditor} from '../../src/plugins/admin';
import {expect, test as base, type Page} from '../fixtures';

/** The label of a field, or of a part of it. */
export const label = (name: string, part?: string) => {
  const {[name]: field} = kinds.article.fields;
  return (part === undefined ? field : field?.fields?.[part])?.label ?? '';
};

/** The files of all articles and services. */
export const pageFiles = contentPages(projectRoot).map(
  ({kind, file}) => `${kinds[kind].folder}/${file}`,
);

/** The project's files in the browser's private file system, which stands in for a folder on disk. */
class Disk {
  constructor(private readonly page: Page) {}

  async write(file: string, text: string): Promise<void> {
    await this.page.evaluate(
      async ([names, content]) => {
        let folder = await navigator.storage.getDirectory();
        for (const name of names.slice(0, -1))
          folder = await folder.getDirectoryHandle(name, {create: true});
        const handle = await folder.getFileHandle(names.at(-1) ?? '', {create: true});
        const stream = await handle.createWritable();
        await stream.write(content);
        await stream.close();
      },
      [file.split('/'), text] as const,
    );
  }

  /** The files of a folder, by their names. */
  read(folder: string): Promise<Record<string, string>> {
    return this.page.evaluate(async (names) => {
      let from = await navigator.storage.getDirectory();
      for (const name of names) from = await from.getDirectoryHandle(name);
      const texts: Record<string, string> = {};
      const entries = from as unknown as AsyncIterable<[string, FileSystemFileHandle]>;
      for await (const [name, entry] of entries)
        // A file that is just being written can't be read.
        texts[name] = await entry.getFile().then(
          (file) => file.text(),
          () => '',
        );
      return texts;
    }, folder.split('/'));
  }
}

/** Playwright's test with the browser editor, working on local copies of the project's content. */
export const test = base.extend<{files: Record<string, string>; disk: Disk}, {address: string}>({
  files: [{}, {option: true}],
  // The policy blocks its requests to other hosts, and it may warn about a form that was just closed.
  expected: /Content Security Policy|Refused to connect|cdn\.jsdelivr\.net|derived_inert/,
  // Tall enough for the whole form, because the editor renders only what is visible.
  viewport: {width: 1366, height: 6000},
  address: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
    async ({}, use) => {
      const {createStaticServer} = await import('../../scripts/serve.mjs');
      const dir = mkdtempSync(path.join(tmpdir(), 'editor-'));
      const services = pageFiles.filter((file) => !file.startsWith(kinds.article.folder));
      writeEditor(dir, editorConfig(undefined, services.map(slugOf)));
      const server = createStaticServer({dir, base: '/'}).listen(0);
      await once(server, 'listening');
      await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
      server.close();
      rmSync(dir, {recursive: true});
    },
    {scope: 'worker'},
  ],
  baseURL: ({address}, use) => use(address),
  disk: async ({page, files}, use) => {
    await page.addInitScript(() =>
      Object.assign(window, {showDirectoryPicker: () => navigator.storage.getDirectory()}),
    );
    await page.goto('./');
    const disk = new Disk(page);
    await disk.write('.git/HEAD', '');
    const ofWords = Object.values(yamlFiles).map(({file}) => file);
    const all = [...pageFiles, ...ofWords].map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    );
    for (const [file, text] of [...all, ...Object.entries(files)]) await disk.write(file, text);
    await page.getByRole('button', {name: 'Work with Local Repository'}).click();
    // Whatever the URL, the editor starts with its first list once it has read all files.
    await expect(page.getByRole('grid').getByRole('row').first()).toBeVisible({timeout: 30_000});
    await use(disk);
  },
});

/** The input of a field, by its label. */
const boxOf = (page: Page, name: string) =>
  page
    .getByRole('textbox', {name, exact: true})
    .or(page.getByRole('spinbutton', {name, exact: true}))
    .first();

/** Opens a page in the editor, changes fields by their labels, and saves. @returns the file's text */
export async function edit(page: Page, disk: Disk, file: string, fields: Record<string, string>) {
  const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(file) ?? [];
  // A YAML file is found by its collection and key, and any other page by its folder and name.
  const [key] = Object.entries(yamlFiles).find(([, other]) => other.file === file) ?? [];
  const at = key
    ? `${key in ownerFiles ? 'company' : 'pages'}/entries/${key}`
    : `${folder.replace('/', '-')}/entries/${name.replace('.md', '')}`;
  const read = async () => (await disk.read(folder))[name];
  const before = await read();
  let after: string | undefined;
  const isSaved = async () => {
    after = await read();
    return Boolean(after) && after !== before;
  };
  // The form renders its fields one after the other, and may reset them. After saving, the editor returns to the
  // list.
  await expect(async () => {
    // A try may have saved after its timeout, and an unchanged form can't be saved again.
    if (await isSaved()) return;
    await page.goto(`./#/collections/${at}`);
    for (const [field, value] of Object.entries(fields)) {
      await expect(boxOf(page, field)).not.toHaveValue('');
      await boxOf(page, field).fill(value, {timeout: 2_000});
    }
    for (const [field, value] of Object.entries(fields))
      await expect(boxOf(page, field)).toHaveValue(value, {timeout: 1_000});
    await page.getByRole('button', {name: 'Save'}).click({timeout: 2_000});
    await expect.poll(isSaved, {timeout: 5_000}).toBe(true);
  }).toPass({timeout: 60_000});
  return after ?? '';
}

/** Writes an article with an image, and saves it. @returns the names and texts of the new files */
export async function writeArticle(
  page: Page,
  disk: Disk,
  title: string,
  picture: string,
): Promise<[string, string][]> {
  const {folder} = kinds.article;
  const before = await disk.read(folder);
  await page.goto(`./#/collections/${folder}/new`);
  const choose = async (name: string) => {
    await page.getByRole('combobox', {name}).click();
    await page.getByRole('option').first().click();
  };
  await choose(label('category'));
  await page.getByRole('button', {name: 'Today'}).click();
  await choose(label('services'));
  const texts = {
    [label('title')]: title,
    [label('read_time')]: '1',
    [label('description')]: 'What a small team can show to an agency within one quarter of work.',
    [label('action', 'label')]: 'Talk to us',
    [label('action', 'to')]: '/contact',
    [label('closing', 'heading')]: 'Bring us one question',
    [label('closing', 'text')]: 'We answer it within a day.',
  };
  // The form may clear fields while it initializes, so fill them in until they stay.
  await expect(async () => {
    for (const [name, text] of Object.entries(texts)) await boxOf(page, name).fill(text);
    for (const [name, text] of Object.entries(texts))
      expect(await boxOf(page, name).inputValue()).toBe(text);
  }).toPass();
  const body = 'Start with the point.\n\n## A question\n\nOne answer.\n';
  await page.getByRole('textbox', {name: 'Text', exact: true}).last().fill(body);
  await page.locator('[data-key-path="pictures"]').getByRole('button', {name: 'Browse'}).click();
  const dialog = page.getByRole('dialog');
  const file = {name: picture, mimeType: 'image/png', buffer: pixel};
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', {name: 'Insert'}).click();
  // Saving earlier would leave the image out.
  await expect(page.locator('[data-key-path^="pictures"] img').first()).toBeVisible();
  await page.getByRole('button', {name: 'Save'}).click();
  // Check the files, because the notice that they were saved disappears.
  let made: [string, string][] = [];
  await expect(async () => {
    made = Object.entries(await disk.read(folder)).filter(([name]) => !(name in before));
    expect(made.map(([, text]) => text.length > 0)).toEqual([true, true]);
  }).toPass();
  return made.sort(([one], [other]) => (one < other ? -1 : 1));
}
