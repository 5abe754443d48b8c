/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, CodeBlock.
 * Why: the original colors code with inline styles and has buttons that need React in the browser.
 * What changed: code is colored when the page is built; there are no buttons, line numbers or live code.
 * Delete when: the original has no buttons.
 */
import {isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import {Highlight} from 'prism-react-renderer';
import type {Props} from '@theme/CodeBlock';

/** The kinds of tokens, by the color they have; all others have that of the text. */
const kinds = {
  'text-muted': ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  technology: ['keyword', 'tag', 'atrule', 'selector', 'important', 'key', 'property', 'section'],
  behavioral: ['string', 'char', 'attr-value', 'regex', 'url', 'inserted'],
  both: ['number', 'boolean', 'constant', 'symbol', 'null', 'deleted'],
};

const colors = Object.entries(kinds).map(([color, types]) => ({
  types,
  style: {color: `var(--site-color-${color})`},
}));

/** The text of a code block, whether it comes as text or as the `<code>` that Markdown makes. */
function textOf(children: ReactNode): string {
  if (isValidElement<PropsWithChildren>(children)) return textOf(children.props.children);
  if (Array.isArray(children)) return children.map(textOf).join('');
  return typeof children === 'string' || typeof children === 'number' ? String(children) : '';
}

export default function CodeBlock({children, className = '', language, title}: Props) {
  return (
    <Highlight
      code={textOf(children).trimEnd()}
      language={language ?? /\blanguage-(\S+)/.exec(className)?.[1] ?? 'text'}
      theme={{plain: {}, styles: colors}}>
      {({tokens, getTokenProps}) => (
        <figure>
          {title && <figcaption>{title}</figcaption>}
          <pre>
            <code>
              {tokens.map((line, number) => [
                ...line.map((token, index) => (
                  <span key={`${number}.${index}`} style={getTokenProps({token}).style}>
                    {token.content}
                  </span>
                )),
                number < tokens.length - 1 && '\n',
              ])}
            </code>
          </pre>
        </figure>
      )}
    </Highlight>
  );
}
