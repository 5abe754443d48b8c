/** How the editor reads and writes a page: what nobody changes in its form stays in the file, byte for byte. */
import {parseDocument} from './yaml/index.js';

const isGroup = (value) => typeof value === 'object' && value !== null;
const isEmpty = (value) =>
  [undefined, null, '', false].includes(value) || (isGroup(value) && !Object.keys(value).length);
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Sets a value; the quotes, brackets and comments around what is the same inside it stay. */
function setValue(document, path, value, old) {
  if (isSame(value, old)) return;
  if (isGroup(value) && isGroup(old)) {
    for (const key of Object.keys(old).reverse())
      if (!(key in value)) document.deleteIn([...path, key]);
    for (const key of Object.keys(value)) setValue(document, [...path, key], value[key], old[key]);
  } else {
    const flow = Array.isArray(value) && !value.some(isGroup);
    document.setIn(path, isGroup(value) ? document.createNode(value, {flow}) : value);
  }
}

/** The lines of a field with another value; none where that is empty, or says that a page is no draft. */
function writeField(lines, name, value) {
  const document = parseDocument(lines || '{}', {logLevel: 'error'});
  const old = document.toJS()[name];
  if (isSame(value, old) || (isEmpty(value) && isEmpty(old))) return lines;
  if (isEmpty(value)) return '';
  if (!lines) document.contents = document.createNode({});
  setValue(document, [name], value, old);
  return document.toString({lineWidth: 0, flowCollectionPadding: false});
}

window.CMS.registerCustomFormat('page', 'md', {
  fromFile(text) {
    const [, head = '', fields = '', body = ''] =
      /^(---\n([^]*?\n)---(?:\n+|$))([^]*)$/.exec(text) ?? [];
    const document = parseDocument(fields);
    if (!head || document.errors.length > 0) throw document.errors[0] ?? new Error('no fields');
    // Quoted, as the editor trims what it keeps. The form takes what a file leaves out for the default, which for a new page is a draft.
    return {draft: false, ...document.toJS(), head: JSON.stringify(head), body};
  },
  toFile({head = '"---\\n---\\n\\n"', body = '', pictures = [], ...fields}) {
    // Each part is a field with the comments above it.
    const [start, ...parts] = JSON.parse(head).split(/^(?<!^#.*\n)(?=#|\w|---)/m);
    const end = parts.pop();
    const names = parts.map((part) => /^([\w-]+):/m.exec(part)?.[1]);
    const shown = [...new Set(pictures)].filter((file) => !body.includes(`(${file})`));
    const added = Object.keys(fields).filter((name) => !names.includes(name));
    return [
      start,
      ...parts.map((part, at) =>
        names[at] ? writeField(part, names[at], fields[names[at]]) : part,
      ),
      ...added.map((name) => writeField('', name, fields[name])),
      end,
      body,
      ...shown.map((file) => `\n\n![](${file})`),
    ].join('');
  },
});
