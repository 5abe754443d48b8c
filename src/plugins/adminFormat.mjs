/** How the editor reads and writes files. Fields that aren't changed in the form stay the same, byte for byte. */
import {Document, isMap, isScalar, parseDocument} from './yaml/index.js';

const isGroup = (value) => typeof value === 'object' && value !== null;
const isEmpty = (value) =>
  [undefined, null, '', false].includes(value) ||
  (isGroup(value) && Object.values(value).every(isEmpty));
const isSame = (one, other) =>
  isGroup(one) && isGroup(other)
    ? Object.keys({...one, ...other}).every((key) => isSame(one[key], other[key]))
    : one === other || (isEmpty(one) && isEmpty(other));

/** Sets what has changed inside a value, and keeps quotes, brackets, and comments around the rest. */
function setValue(document, path, value, old) {
  if (isSame(value, old)) return;
  if (isGroup(value) && isGroup(old)) {
    for (const key of Object.keys(old).reverse())
      if (!(key in value) && !isEmpty(old[key])) document.deleteIn([...path, key]);
    for (const key of Object.keys(value)) setValue(document, [...path, key], value[key], old[key]);
  } else {
    const flow = Array.isArray(value) && !value.some(isGroup);
    document.setIn(path, isGroup(value) ? document.createNode(value, {flow}) : value);
  }
}

/**
 * Writes changed values into YAML text, and leaves all other fields alone.
 * @param options for the YAML parser; with `drop`, empty fields are removed, with the comment above them
 */
function rewrite(text, values, {drop, ...options}) {
  const document = parseDocument(text || '{}', {logLevel: 'error', ...options});
  const {schema} = document;
  const print = (pair, indent) => {
    const alone = new Document({}, {schema});
    alone.contents.items = [pair];
    // The text already has its comments.
    for (const node of [pair.key, pair.value])
      Object.assign(node, {comment: undefined, commentBefore: undefined, spaceBefore: false});
    const printed = alone.toString({lineWidth: 0, flowCollectionPadding: false}).trimEnd();
    return printed.replaceAll('\n', `\n${indent}`);
  };
  // Comments after a group or an empty field belong to the next field.
  const endOf = ({key, value}, old) =>
    isEmpty(old)
      ? key.range[1] + 1
      : text.slice(0, value.range[1]).replace(isScalar(value) ? /$/ : /(\n *(#.*)?)+$/, '').length;

  /** Writes from the last field to the first, so that earlier positions stay valid. */
  function write(now, {items}, path, value, old, indent) {
    const added = Object.keys(value).filter((name) => !(name in old) && !isEmpty(value[name]));
    const last = items.at(-1);
    const end = last ? endOf(last, old[last.key.value]) : 0;
    const lineEnd = last ? text.indexOf('\n', end) : 0;
    const lines = added.map((name) => print(document.createPair(name, value[name]), indent));
    const start =
      now.slice(0, lineEnd) +
      lines.map((line) => `\n${indent}${line}`).join('') +
      now.slice(lineEnd);
    return items.reduceRight((written, pair) => {
      const {value: name, range} = pair.key;
      const [next, before] = [value[name], old[name]];
      if (isSame(next, before)) return written;
      if (isMap(pair.value) && !pair.value.flow && isGroup(next))
        return write(written, pair.value, [...path, name], next, before, `${indent}  `);
      const above = written.slice(0, range[0]);
      const below = written.slice(endOf(pair, before));
      if (isEmpty(next))
        return drop
          ? above.replace(/(^#.*\n)*$/m, '') + below.replace('\n', '')
          : `${above}${name}:${below}`;
      if (isEmpty(before)) return above + print(document.createPair(name, next), indent) + below;
      setValue(document, [...path, name], next, before);
      return above + print(pair, indent) + below;
    }, start);
  }
  const written = write(text, document.contents, [], values, document.toJS(), '');
  return text ? written : `${written.slice(1)}\n`;
}

const dropEmpty = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));

window.CMS.registerCustomFormat('page', 'md', {
  fromFile(text) {
    const [, start = '', fields = '', end = '', body = ''] =
      /^(---\n)([^]*?\n)(---(?:\n+|$))([^]*)$/.exec(text) ?? [];
    const document = parseDocument(fields);
    if (!start || document.errors.length > 0) throw document.errors[0] ?? new Error('no fields');
    // JSON, because the editor trims strings. Without `draft`, the form would use its default, which is true.
    return {draft: false, ...document.toJS(), head: JSON.stringify([fields, end]), body};
  },
  toFile({head = '["", "---\\n\\n"]', body = '', pictures = [], ...values}) {
    const [fields, end] = JSON.parse(head);
    const shown = [...new Set(pictures)].filter((file) => !body.includes(`(${file})`));
    const pasted = shown.map((file) => `\n\n![](${file})`).join('');
    return `---\n${rewrite(fields, values, {drop: true})}${end}${body}${pasted}`;
  },
});

/**
 * A value as the form shows it: a fact with a link becomes one line, `SBA 8(a) <https://...>`; an empty group is left
 * out, because the form would require its fields.
 */
const toLine = (value) => {
  if (!isGroup(value)) return value;
  if (value.link && value.name && Object.keys(value).length === 2)
    return `${value.name} <${value.link}>`;
  if (Array.isArray(value)) return value.map(toLine);
  const parts = Object.entries(dropEmpty(value)).map(([name, part]) => [name, toLine(part)]);
  return Object.fromEntries(parts);
};

const fromLine = (value) => {
  if (Array.isArray(value)) return value.map(fromLine);
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fromLine(part)]));
  const [, name, link] = /^(.+) <((?:https:\/\/|\/)\S+)>$/.exec(value) ?? [];
  return name ? {name, link} : value;
};

// In the YAML files, every value is text.
const options = {schema: 'failsafe'};

window.CMS.registerCustomFormat('words', 'yml', {
  fromFile(text) {
    const document = parseDocument(text, options);
    if (document.errors.length > 0) throw document.errors[0];
    return {...toLine(document.toJS()), source: JSON.stringify(text)};
  },
  toFile: ({source, ...values}) => rewrite(JSON.parse(source), fromLine(values), options),
});
