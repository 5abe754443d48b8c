import {createElement, isValidElement, type ReactNode} from 'react';
import Prism from 'prismjs';
import './languages';
import styles from './styles.module.css';

/** What kinds of words are set in an ink of their own; all others are in the text's. */
const kinds = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  keyword: ['keyword', 'tag', 'atrule', 'selector', 'important', 'key', 'property', 'section'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'inserted'],
  constant: ['number', 'boolean', 'constant', 'symbol', 'null', 'deleted'],
};

const inks = new Map(
  Object.entries(kinds).flatMap(([ink, types]) =>
    types.map((type) => [type, styles[ink]] as const),
  ),
);

/** The parts of a block in their inks, as few as can be: plain words side by side are one. */
function colored(tokens: Prism.TokenStream): ReactNode[] {
  if (typeof tokens === 'string') return [tokens];
  if (!Array.isArray(tokens)) {
    // A language names its own types, and by an alias what is usual for them.
    const className = [tokens.type, tokens.alias]
      .flat()
      .map((type) => inks.get(type ?? ''))
      .find(Boolean);
    const content = colored(tokens.content);
    return className === undefined ? content : [createElement('span', {className}, ...content)];
  }
  const parts: ReactNode[] = [];
  for (const part of tokens.flatMap(colored)) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

type CodeProps = {className?: string; children?: ReactNode};

/**
 * A block of code, colored by its language. It is colored where the page is made: a visitor gets the
 * result, and no program for it.
 * @param props.children the `<code>` that Markdown makes, with a class `language-...` and its text
 */
export default function CodeBlock({children}: {children?: ReactNode}) {
  const {className = '', children: text} = isValidElement<CodeProps>(children)
    ? children.props
    : {};
  const grammar = Prism.languages[/\blanguage-(\S+)/.exec(className)?.[1] ?? ''];
  // Prism keeps functions beside its grammars.
  const isKnown = typeof text === 'string' && typeof grammar === 'object';
  return (
    <pre>
      {isKnown ? createElement('code', {}, ...colored(Prism.tokenize(text, grammar))) : children}
    </pre>
  );
}
