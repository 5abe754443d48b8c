import {readdirSync, readFileSync} from 'node:fs';
import {kinds} from '../../src/content/kinds';
import {expect, type Page} from '../fixtures';

/**
 * Opens the browser editor in its local mode, with the articles in a folder of the browser's own in place
 * of one on the disk.
 */
export async function openEditor(page: Page): Promise<void> {
  page.setDefaultTimeout(20_000);
  // High enough for all fields: those below the window are not drawn.
  await page.setViewportSize({width: 1366, height: 3000});
  await page.addInitScript(() =>
    Object.assign(window, {showDirectoryPicker: () => navigator.storage.getDirectory()}),
  );
  await page.goto('./admin/');
  const {folder} = kinds.article;
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const files = names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const);
  await page.evaluate(
    async ([name, articles]) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', {create: true});
      const blog = await root.getDirectoryHandle(name, {create: true});
      for (const [article, text] of articles) {
        const file = await blog.getFileHandle(article, {create: true});
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    [folder, files] as const,
  );
  await page.getByRole('button', {name: 'Work with Local Repository'}).click();
}

/** Writes an article and saves it. @returns the file that was made: its name and its text */
export async function writeArticle(page: Page, title: string): Promise<[string, string]> {
  await page.getByRole('button', {name: 'Create New Entry'}).click();
  const boxOf = (name: string) => page.getByRole('textbox', {name, exact: true}).first();
  const choose = async (name: string) => {
    await page.getByRole('combobox', {name}).click();
    await page.getByRole('option').first().click();
  };
  await choose('Category');
  await page.getByRole('button', {name: 'Today'}).click();
  await page.getByRole('spinbutton', {name: 'Read time'}).fill('1');
  await choose('Services');
  const texts = {
    Title: title,
    Description: 'What a small team can show to an agency within one quarter of work.',
    Label: 'Talk to us',
    To: '/contact',
    Heading: 'Bring us one question',
    Text: 'We answer it within a day.',
  };
  // The form empties fields once more while it is set up: a writer who sees that types again.
  await expect(async () => {
    for (const [name, text] of Object.entries(texts)) await boxOf(name).fill(text);
    for (const [name, text] of Object.entries(texts))
      expect(await boxOf(name).inputValue()).toBe(text);
  }).toPass();
  const body = 'Start with the point.\n\n## A question\n\nOne answer.\n';
  await page.getByRole('textbox', {name: 'Text', exact: true}).last().fill(body);
  await page.getByRole('button', {name: 'Save'}).click();
  // What counts is the file: the notice that it is saved goes by itself.
  let file: [string, string] | undefined;
  const find = async () =>
    (file = await page
      .evaluate(
        async ([folder, words]) => {
          const root = await navigator.storage.getDirectory();
          const blog = await root.getDirectoryHandle(folder);
          for await (const [name, entry] of blog as unknown as AsyncIterable<
            [string, FileSystemFileHandle]
          >) {
            const text = await (await entry.getFile()).text();
            if (text.includes(words)) return [name, text] as [string, string];
          }
          return undefined;
        },
        [kinds.article.folder, title] as const,
        // A file that is just being written can't be read.
      )
      .catch(() => undefined));
  await expect.poll(find, {timeout: 20_000}).toBeDefined();
  return file as unknown as [string, string];
}
