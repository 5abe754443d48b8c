/**
 * What every file holds that someone who doesn't program may change: the front matter of articles and services, who
 * the company is, the words of pages. From it come the types, the check, the guide's tables, the templates and the
 * forms of the browser editor. A new field is one entry here.
 */
import {company, identity} from './owner';
import {categories, wordFiles} from './words';

export {choices, explain, industryKeys} from './field';
export type {Field, Fields, IndustryKey, Proof} from './field';
export {article, mailboxes, service} from './frontMatter';
export type {Action, ArticleFrontMatter, ServiceFrontMatter, Update} from './frontMatter';
export {proofFields} from './owner';
export type {Company, Identity} from './owner';
export type {Words} from './words';

/** The files that are YAML alone, by their names. */
export const files = {
  identity: {file: 'src/site/identity.yml', label: 'Identity', fields: identity},
  company: {file: 'src/site/company.yml', label: 'Company facts', fields: company},
  categories: {file: 'src/site/categories.yml', label: 'Categories', fields: categories},
  ...wordFiles,
} as const;
