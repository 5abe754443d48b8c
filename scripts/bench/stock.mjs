/**
 * A stock Docusaurus site with the same pages and words as ours: what its scaffold sets up (the classic
 * preset with docs, blog and pages, its theme as it comes), and as content the Markdown copies that our
 * build makes of its pages.
 */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';

const config = `import {themes} from 'prism-react-renderer';

export default {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true},
  // The copies are plain Markdown, in which a brace is a brace.
  markdown: {format: 'detect'},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {
    docs: {sidebarPath: './sidebars.js'},
    blog: {showReadingTime: true, feedOptions: {type: ['rss', 'atom'], xslt: true}, onUntruncatedBlogPosts: 'ignore'},
    theme: {customCss: './src/css/custom.css'},
  }]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Stock',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Services'},
        {to: '/blog', label: 'Insights'},
        {to: '/industries', label: 'Industries'},
        {to: '/about', label: 'About'},
        {to: '/contact', label: 'Contact', position: 'right'},
      ],
    },
    footer: {style: 'dark', links: [{title: 'Company', items: [{label: 'About', to: '/about'}, {label: 'Insights', to: '/blog'}]}]},
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};
`;

/** The home page in the scaffold's shape, a banner and three features, but without its pictures. */
const home = `import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const features = FEATURES;

export default function Home() {
  return (
    <Layout description="Home">
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">Stock</Heading>
          <p className="hero__subtitle">SUBTITLE</p>
          <Link className="button button--secondary button--lg" to="/about">About</Link>
        </div>
      </header>
      <main className="container">
        <section className="row">
          {features.map(({title, text}) => (
            <div key={title} className="col col--4"><Heading as="h3">{title}</Heading><p>{text}</p></div>
          ))}
        </section>
      </main>
    </Layout>
  );
}
`;

/**
 * Takes a Markdown copy apart (src/plugins/textFiles/markdown.ts) and turns its addresses into the stock
 * site's: services are its docs, articles its blog posts.
 */
export function readCopy(text) {
  const [, title, description, address, body = ''] =
    /^# (.*)\n\n> (.*)\n\n<(.*)>\n\n?([\s\S]*)$/.exec(text) ?? [];
  if (!title)
    throw new Error(
      'The Markdown copy has not the form that src/plugins/textFiles/markdown.ts gives it.',
    );
  const {origin} = new URL(address);
  const moved = body
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(`](${origin}`, '](')
    .replaceAll(/\]\(\/services\b/g, '](/docs')
    .replaceAll(/\]\(\/insights\b/g, '](/blog')
    // Links are for pages: a feed or a query leads nowhere in the stock site.
    .replace(/\]\((\/[^)\s?#]*\.\w+|\/[^)\s#]*\?[^)]*)\)/g, '](/)');
  return {title, description, body: moved};
}

const page = (fields, body) => `---\n${stringify(fields, {lineWidth: 0})}---\n\n${body}`;

/** A stock blog shows on its lists what stands above this mark. */
const withMark = (body) => body.replace(/\n\n(?=## )/, '\n\n<!-- truncate -->\n\n');

/** Where the stock site keeps the page that a copy was made of, and its text there. */
function place(route, copy, dates) {
  const {title, description, body} = copy;
  const name = path.posix.basename(route);
  if (route.startsWith('insights/'))
    return [
      `blog/${dates.get(name)}-${name}.md`,
      page({slug: name, title, description}, withMark(body)),
    ];
  if (route.startsWith('services/')) return [`docs/${name}.md`, page({title, description}, body)];
  if (route === 'services')
    return ['docs/index.md', page({slug: '/', title, description, sidebar_position: 1}, body)];
  return [`src/pages/${name}.md`, page({title, description}, `# ${title}\n\n${body}`)];
}

/**
 * Makes the stock site that corresponds to a project and its build.
 * @param {string} project the folder of our site, built
 * @returns {string} the folder of the stock site, which the caller removes
 */
export function createStock(project) {
  const root = mkdtempSync(path.join(tmpdir(), 'site-stock-'));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const dates = new Map(
    readdirSync(path.join(project, 'blog')).map((name) => [name.slice(11, -3), name.slice(0, 10)]),
  );
  const copies = readdirSync(path.join(project, 'build'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.md'));
  for (const file of copies) {
    const route = file.slice(0, -3).replaceAll(path.sep, '/');
    const copy = readCopy(readFileSync(path.join(project, 'build', file), 'utf8'));
    if (route === 'insights') continue;
    if (route === 'index') {
      const features = copy.body
        .split(/\n(?=## )/)
        .slice(1, 4)
        .map((part) => ({
          title: part.split('\n', 1)[0].slice(3),
          text: part
            .split('\n')
            .slice(1)
            .join(' ')
            .replace(/[[\]#*]|\([^)]*\)/g, '')
            .slice(0, 160),
        }));
      write(
        'src/pages/index.jsx',
        home
          .replace('FEATURES', () => JSON.stringify(features))
          .replace('SUBTITLE', () => copy.description.replace(/[{}<>]/g, '')),
      );
    } else {
      write(...place(route, copy, dates));
    }
  }
  write('docusaurus.config.js', config);
  write('sidebars.js', "export default {docs: [{type: 'autogenerated', dirName: '.'}]};\n");
  write(
    'src/css/custom.css',
    ':root { --ifm-color-primary: #2e8555; --ifm-code-font-size: 95%; }\n',
  );
  write('package.json', '{"name": "stock", "private": true}\n');
  return root;
}
