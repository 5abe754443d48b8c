import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {articleSchema, serviceSchema} from './schema';

/** Which schema a content file answers to, by its folder. */
const schemas = {blog: articleSchema, docs: serviceSchema};

/**
 * The site's address of a content file: its name, without the date of an article.
 * @param filePath path of a Markdown file
 * @returns `/cybersecurity` for docs/technology/cybersecurity.md
 */
export function slugOf(filePath: string): string {
  return `/${path.basename(filePath, path.extname(filePath)).replace(/^\d{4}-\d{2}-\d{2}-/, '')}`;
}

/**
 * Reads, checks and completes the front matter of a content file, so that a writer types no address:
 * the file's name is the address.
 * @throws Error that names the file, each wrong field and what is wrong with it
 */
export const parseFrontMatter: ParseFrontMatter = async ({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}) => {
  const file = path.relative(process.cwd(), filePath).replaceAll('\\', '/');
  const schema = schemas[file.split('/')[0] as keyof typeof schemas];
  const parsed = await defaultParseFrontMatter({filePath, fileContent});
  if (!schema) {
    return parsed;
  }
  const {error} = schema.validate(parsed.frontMatter, {abortEarly: false});
  if (error) {
    throw new Error(
      error.details.map(({path: field, message}) => `${file} ${field.join('.')}: ${message}`).join('\n'),
    );
  }
  return {...parsed, frontMatter: {...parsed.frontMatter, slug: slugOf(filePath)}};
};
