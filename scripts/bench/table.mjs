/** The table of a run: what is compared, ours, the stock site's, and how many times theirs ours is. */

/** How figures are written. */
const units = {
  kB: (value) => (value / 1000).toFixed(1),
  MB: (value) => (value / 1e6).toFixed(0),
  ms: (value) => value.toFixed(0),
  's CPU': (value) => value.toFixed(1),
  shift: (value) => value.toFixed(3),
  scores: (value) => value.join(' / '),
};

/**
 * One figure of each site; a site may have none.
 * @typedef {{name: string, unit: keyof typeof units, ours?: any, stock?: any}} Row
 */

/** @returns {string} how many times the stock site's figure ours is, where that says something */
export function ratio({ours, stock}) {
  if (typeof ours !== 'number' || typeof stock !== 'number' || stock === 0) return '';
  return `${(ours / stock).toFixed(2)}x`;
}

/** @param {Row[]} rows @returns {string} a Markdown table, aligned for people who read it in a terminal */
export function formatTable(rows) {
  const write = (unit, value) => (value === undefined ? '-' : units[unit](value));
  const cells = [
    ['figure', 'unit', 'ours', 'stock', 'ratio'],
    ...rows.map((row) => [
      row.name,
      row.unit,
      write(row.unit, row.ours),
      write(row.unit, row.stock),
      ratio(row),
    ]),
  ];
  const widths = cells[0].map((_, at) => Math.max(3, ...cells.map((row) => row[at].length)));
  const line = (row) =>
    `| ${row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const [head, ...body] = cells.map(line);
  return [
    head,
    `|${widths.map((width, at) => (at < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
    ...body,
  ].join('\n');
}

/** Rows of what each site has of several names. */
const rowsOf = (unit, names, read) =>
  names.map(([name, key]) => ({name, unit, ours: read('ours', key), stock: read('stock', key)}));

const sum = (sums) => Object.values(sums).reduce((total, bytes) => total + bytes, 0);

/**
 * Bytes of one kind of page, by type and in all.
 * @param {string} kind what the page is called
 * @param {Record<'ours' | 'stock', {before: Record<string, number>, after: Record<string, number>}>} visits
 */
export const byteRows = (kind, visits) => [
  ...rowsOf(
    'kB',
    Object.keys(visits.ours.before).map((type) => [`${kind}: ${type}`, type]),
    (site, type) => visits[site].before[type],
  ).filter(({ours, stock}) => ours + stock > 0),
  {
    name: `${kind}: all before a sign of interest`,
    unit: 'kB',
    ours: sum(visits.ours.before),
    stock: sum(visits.stock.before),
  },
  {
    name: `${kind}: js after it`,
    unit: 'kB',
    ours: visits.ours.after.js,
    stock: visits.stock.after.js,
  },
];

/** Lighthouse's medians of one kind of page; `reference` is the largest paint of the page written by hand. */
export const lighthouseRows = (kind, judged, reference) => [
  {
    name: `${kind}: Lighthouse mobile`,
    unit: 'scores',
    ours: judged.ours.scores,
    stock: judged.stock.scores,
  },
  ...rowsOf(
    'ms',
    [
      [`${kind}: largest paint (by hand: ${units.ms(reference)})`, 'lcp'],
      [`${kind}: blocking`, 'tbt'],
    ],
    (site, key) => judged[site][key],
  ),
  ...rowsOf('shift', [[`${kind}: layout shift`, 'cls']], (site, key) => judged[site][key]),
];

/** What building so many articles takes. */
export const buildRows = (articles, {ours, stock}) => [
  {name: `${articles} articles: build`, unit: 's CPU', ours: ours.cpu, stock: stock.cpu},
  {name: `${articles} articles: peak memory`, unit: 'MB', ours: ours.memory, stock: stock.memory},
];

/** What a page loads when there are so many articles. */
export const growthRows = (articles, {about, article, list}) => [
  {
    name: `${articles} articles: js on a page`,
    unit: 'kB',
    ours: about.ours.after.js,
    stock: about.stock.after.js,
  },
  {
    name: `${articles} articles: js on an article`,
    unit: 'kB',
    ours: article.ours.after.js,
    stock: article.stock.after.js,
  },
  {
    name: `${articles} articles: all of the list`,
    unit: 'kB',
    ours: sum(list.ours.after),
    stock: sum(list.stock.after),
  },
  {name: `${articles} articles: search, opened and asked`, unit: 'kB', ours: about.ours.search},
];
