/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, CodeBlock.
 * Why: the original colors code with inline styles and has buttons that need React in the browser.
 * What changed: code is colored when the page is built, by class names; there are no buttons and no live code.
 * Delete when: the original can color by class names and without buttons.
 */
import {isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {Highlight, type Token} from 'prism-react-renderer';
import type {Props} from '@theme/CodeBlock';
import styles from './styles.module.css';

/** Token types that have their own color; all others are in the text color. */
const kinds = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  keyword: ['keyword', 'tag', 'atrule', 'selector', 'important', 'key', 'property', 'section'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'inserted'],
  constant: ['number', 'boolean', 'constant', 'symbol', 'null', 'deleted'],
};

const classes = new Map(
  Object.entries(kinds).flatMap(([kind, types]) => types.map((type) => [type, styles[kind]])),
);

function Colored({token: {types, content, empty}}: {token: Token}) {
  if (empty) return null;
  const className = types.flatMap((type) => classes.get(type) ?? []).at(-1);
  return className ? <span className={className}>{content}</span> : content;
}

/** The text of a code block, given as text or as Markdown's `<code>` element. */
function textOf(children: ReactNode): string {
  if (isValidElement<PropsWithChildren>(children)) return textOf(children.props.children);
  if (Array.isArray(children)) return children.map(textOf).join('');
  return typeof children === 'string' || typeof children === 'number' ? String(children) : '';
}

type CodeOptions = Parameters<typeof createCodeBlockMetadata>[0];

export default function CodeBlock({children, ...props}: Props) {
  const {magicComments, defaultLanguage} = useThemeConfig().prism;
  const {
    title,
    code,
    language,
    lineClassNames,
    lineNumbersStart: start,
  } = createCodeBlockMetadata({
    ...(props as CodeOptions),
    code: textOf(children).trimEnd(),
    magicComments,
    defaultLanguage,
  });
  const hasLines = start !== undefined || Object.keys(lineClassNames).length > 0;
  return (
    <Highlight code={code} language={language} theme={{plain: {}, styles: []}}>
      {({tokens}) => (
        <figure>
          {title && <figcaption className={styles.title}>{title}</figcaption>}
          <pre>
            <code className={hasLines ? styles.lines : undefined}>
              {tokens.map((line, number) => {
                const words = [
                  ...line.map((token, index) => (
                    <Colored key={`${number}.${index}`} token={token} />
                  )),
                  number < tokens.length - 1 && '\n',
                ];
                if (!hasLines) return words;
                return (
                  <span
                    key={number}
                    className={lineClassNames[number]?.join(' ')}
                    data-line={start === undefined ? undefined : start + number}>
                    {words}
                  </span>
                );
              })}
            </code>
          </pre>
        </figure>
      )}
    </Highlight>
  );
}
