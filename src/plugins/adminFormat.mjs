/** How the editor reads and writes files: what nobody changes in its form stays in the file, byte for byte. */
import {Document, isMap, isScalar, isSeq, parseDocument} from './yaml/index.js';

const isGroup = (value) => typeof value === 'object' && value !== null;
const isEmpty = (value) =>
  [undefined, null, '', false].includes(value) ||
  (isGroup(value) && Object.values(value).every(isEmpty));
const isSame = (one, other) =>
  JSON.stringify(one) === JSON.stringify(other) || (isEmpty(one) && isEmpty(other));

/** Writes a node as YAML; its lines below the first are indented like it. */
const print = (document, node, indent) => {
  const printed = new Document(undefined, {schema: document.schema});
  printed.contents = node;
  const text = printed.toString({lineWidth: 0, flowCollectionPadding: false}).trimEnd();
  return text.replaceAll('\n', `\n${indent}`);
};

/** Sets what has changed inside a value; the quotes, brackets and comments around what is the same stay. */
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

/**
 * Writes changed values into the text of fields: only their own lines change.
 * @param options of the YAML parser; `drop`: a field without a value goes, with the comment above it
 */
function rewrite(text, values, {drop, ...options}) {
  const document = parseDocument(text || '{}\n', {logLevel: 'error', ...options});
  const edits = [];
  const replace = (start, end, words) => edits.push({start, end, words});
  const indentAt = (at) => ' '.repeat(at - text.lastIndexOf('\n', at - 1) - 1);
  const endOf = (node) => {
    const own = text.slice(0, node.range[1]);
    // Comments behind the last line of a group belong to what follows.
    return (isScalar(node) ? own : own.replace(/(\n *(#.*)?)+$/, '')).trimEnd().length;
  };
  const printPair = (pair, indent) => {
    for (const node of [pair.key, pair.value])
      if (node)
        Object.assign(node, {comment: undefined, commentBefore: undefined, spaceBefore: false});
    const map = document.createNode({});
    map.items = [pair];
    return print(document, map, indent);
  };

  function writePair(pair, path, value, old) {
    const {key, value: node} = pair;
    if (isSame(value, old)) return;
    const [start] = key.range;
    const end = Math.max(node ? endOf(node) : 0, key.range[1]);
    const isEmptied = isEmpty(value);
    if (isEmptied && drop) {
      // From the comment above the field to the next line.
      const [above] = /(^ *#.*\n)*$/m.exec(text.slice(0, start - indentAt(start).length));
      replace(start - indentAt(start).length - above.length, text.indexOf('\n', end) + 1, '');
    } else if (isEmptied) {
      replace(key.range[1], end, ':');
    } else if (!writeNode(node, path, value, old)) {
      setValue(document, path, value, old);
      replace(start, end, printPair(pair, indentAt(start)));
    }
  }

  /** Writes the parts of a value that have changed. @returns whether that was possible without its other lines */
  function writeNode(node, path, value, old) {
    if (isSame(value, old)) return true;
    if (isScalar(node) && !isGroup(value) && !isEmpty(old) && !/\n/.test(value)) {
      const written = document.createNode(value);
      if (String(node.type).startsWith('QUOTE')) written.type = node.type;
      replace(node.range[0], endOf(node), print(document, written, ''));
      return true;
    }
    if (node?.flow) return false;
    if (isSeq(node) && Array.isArray(value) && value.length === old.length)
      return value.every((item, at) => writeNode(node.items[at], [...path, at], item, old[at]));
    if (!isMap(node) || !isGroup(value) || Array.isArray(value)) return false;
    writeMap(node, path, value, old);
    return true;
  }

  function writeMap(node, path, values, old) {
    for (const name of new Set([...Object.keys(old), ...Object.keys(values)])) {
      const pair = node.items.find(({key}) => key.value === name);
      if (pair) writePair(pair, [...path, name], values[name], old[name]);
      else if (!isEmpty(values[name])) {
        const last = node.items.at(-1);
        const indent = last ? indentAt(last.key.range[0]) : '';
        const added = document.createPair(name, values[name]);
        const end = last ? text.indexOf('\n', endOf(last.value ?? last.key) - 1) : text.length;
        replace(end, end, `${last ? '\n' : ''}${indent}${printPair(added, indent)}`);
      }
    }
  }

  const old = document.toJS() ?? {};
  if (!text) return print(document, document.createNode(dropEmpty(values)), '') + '\n';
  writeMap(document.contents, [], values, old);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((now, {start, end, words}) => now.slice(0, start) + words + now.slice(end), text);
}

const dropEmpty = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));

window.CMS.registerCustomFormat('page', 'md', {
  fromFile(text) {
    const [, start = '', fields = '', end = '', body = ''] =
      /^(---\n)([^]*?\n)(---(?:\n+|$))([^]*)$/.exec(text) ?? [];
    const document = parseDocument(fields);
    if (!start || document.errors.length > 0) throw document.errors[0] ?? new Error('no fields');
    // Quoted, as the editor trims what it keeps. The form takes what a file leaves out for the default, which for a new page is a draft.
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
 * What the form shows: an entry that says where it can be checked as one line, `SBA 8(a) <https://...>`; a group
 * without any value not at all, as the form would ask for the fields that it needs.
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

// In the words of pages and the owner's files, every value is text.
const options = {schema: 'failsafe'};

window.CMS.registerCustomFormat('words', 'yml', {
  fromFile(text) {
    const document = parseDocument(text, options);
    if (document.errors.length > 0) throw document.errors[0];
    return {...toLine(document.toJS()), source: JSON.stringify(text)};
  },
  toFile: ({source, ...values}) => rewrite(JSON.parse(source), fromLine(values), options),
});
