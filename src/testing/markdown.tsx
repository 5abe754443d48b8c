import type {ComponentType, ReactElement} from 'react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {render} from '@testing-library/react';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {blocks} from '@site/src/content/blocks';
import elements from '@site/src/theme/MDXComponents';

/**
 * Renders Markdown with our blocks, terms, and components, using the same libraries as the framework.
 * @param markdown the text of a Markdown file
 * @throws if a block is invalid
 */
export function renderMarkdown(markdown: string) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(blocks)
    .use(remarkRehype);
  const file = new VFile(markdown);
  const components = elements as Record<string, ComponentType>;
  const tree = processor.runSync(processor.parse(file), file);
  return render(toJsxRuntime(tree, {Fragment, jsx, jsxs, components}) as ReactElement);
}
