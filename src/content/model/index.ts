/**
 * The fields of every file that people edit without programming: the front matter of articles and services, the
 * company's details, the text of pages. The types, the check, the guide's tables, the templates, and the browser
 * editor's forms are derived from it. A new field is one entry here.
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

/** The YAML files, by name. */
export const files = {
  identity: {file: 'src/site/identity.yml', label: 'Identity', fields: identity},
  company: {file: 'src/site/company.yml', label: 'Company facts', fields: company},
  categories: {file: 'src/site/categories.yml', label: 'Categories', fields: categories},
  ...wordFiles,
} as const;
