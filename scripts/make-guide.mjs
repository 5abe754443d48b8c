/** Updates the generated parts of the writing guide and the templates. A test fails when they are out of date. */
import {readFile, writeFile} from 'node:fs/promises';
import {load} from './command.mjs';

const {fillGuide} = load('../src/content/guide/index.ts');
const {renderTemplate} = load('../src/content/guide/templates.ts');

const guide = '.github/CONTRIBUTING.md';
await writeFile(guide, fillGuide(await readFile(guide, 'utf8')));
await writeFile('blog/_template.md', renderTemplate('article'));
await writeFile('docs/_template.md', renderTemplate('service'));
