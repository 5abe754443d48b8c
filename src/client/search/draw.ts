import type {Group, Piece, Result} from './present';

/** Creates an element with its children; text is only ever text. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => node.setAttribute(name, value));
  node.append(...children);
  return node;
}

const marked = (pieces: Piece[]) =>
  pieces.map(({text, isMarked}) => (isMarked ? element('mark', {}, text) : text));

function drawResult({url, title, excerpt, sections, tone}: Result): HTMLElement {
  const link = element(
    'a',
    {href: url, 'data-tone': tone},
    element('span', {'data-part': 'title'}, element('span', {}, ...marked(title))),
    // A space for those who hear the link's name.
    ' ',
    element('span', {'data-part': 'excerpt'}, ...marked(excerpt)),
  );
  const inside = sections.map((section) =>
    element(
      'li',
      {},
      element(
        'a',
        {href: section.url, 'data-part': 'section'},
        element('span', {}, ...marked(section.title)),
      ),
    ),
  );
  return element(
    'li',
    {},
    link,
    ...(inside.length > 0 ? [element('ul', {'aria-label': 'On this page'}, ...inside)] : []),
  );
}

/**
 * Draws results, each kind under its heading.
 * @param groups from `groupResults`
 */
export function drawGroups(groups: Group[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const {kind, results} of groups) {
    const id = `search-${kind.toLowerCase()}`;
    fragment.append(
      element(
        'section',
        {'aria-labelledby': id},
        element('h3', {id}, kind),
        element('ul', {}, ...results.map(drawResult)),
      ),
    );
  }
  return fragment;
}
