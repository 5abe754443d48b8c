/** @jest-environment node */
import blogPlugin, {
  type BlogContent,
  type BlogPost,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {articleCard} from '../../content/articleCard';
import {postsByService, relatedPosts} from './cards';
import {compileArticles} from './compile';
import articlesPlugin, {visiblePosts} from './index';

jest.mock('@docusaurus/plugin-content-blog');
jest.mock('./compile');

beforeEach(() => {
  jest.mocked(compileArticles).mockReset().mockResolvedValue(new Map());
});

const context = {generatedFilesDir: '/site/.docusaurus'} as LoadContext;

const post = (slug: string, date: string, ...services: string[]) =>
  ({
    metadata: {
      permalink: `/repo/insights/${slug}`,
      title: `On ${slug}`,
      description: `About ${slug}`,
      date: new Date(date),
      frontMatter: {category: 'Healthcare', read_time: 7, services},
    },
  }) as unknown as BlogPost;

const configOf = (plugin: Plugin<BlogContent>) =>
  plugin.configureWebpack?.({}, true, {} as never, {} as never);

/** As the blog plugin gives them: the newest first. */
const posts: BlogPost[] = [
  post('e', '2025-10-10', 'cybersecurity'),
  post('d', '2025-10-03', 'psychology'),
  post('c', '2025-09-26', 'govtech', 'cybersecurity'),
  post('b', '2025-09-19', 'govtech', 'cybersecurity'),
  post('a', '2025-09-15', 'govtech', 'cybersecurity', 'engineering'),
];
const [e, d, c, b, a] = posts as [BlogPost, BlogPost, BlogPost, BlogPost, BlogPost];

it('gives a card what lists show of an article', () => {
  expect(articleCard(e)).toEqual({
    slug: 'e',
    permalink: '/repo/insights/e',
    title: 'On e',
    description: 'About e',
    category: 'Healthcare',
    date: '2025-10-10',
    readTime: 7,
  });
});

it('recommends two others that share most services, the newer first', () => {
  expect(relatedPosts(a, posts)).toEqual([c, b]);
  expect(relatedPosts(e, posts)).toEqual([c, b]);
  expect(relatedPosts(d, posts)).toEqual([e, c]);
});

it('finds the two newest articles of each service', () => {
  expect(postsByService(posts)).toEqual({
    cybersecurity: [e, c].map(articleCard),
    psychology: [articleCard(d)],
    govtech: [c, b].map(articleCard),
    engineering: [articleCard(a)],
  });
});

describe('the routes', () => {
  const options = {
    blogListComponent: '@theme/List',
    blogPostComponent: '@theme/Post',
    postsPerPage: 3,
  } as PluginOptions;
  const stockRoutes: RouteConfig[] = [
    {
      path: '/repo/insights',
      component: '@theme/List',
      exact: true,
      modules: {items: [], sidebar: 'sidebar.json'},
      props: {metadata: {page: 1}},
    },
    {
      path: '/repo/insights/page/2',
      component: '@theme/List',
      exact: true,
      modules: {items: [], sidebar: 'sidebar.json'},
      props: {metadata: {page: 2}},
    },
    {
      path: '/repo/insights/e',
      component: '@theme/Post',
      modules: {content: 'e.md', sidebar: 'sidebar.json'},
    },
    {path: '/repo/insights/authors', component: '@theme/Authors'},
  ];

  /** Runs the plugin over a stock one that adds the routes above. */
  async function load() {
    const created: Record<string, unknown> = {};
    const routes: RouteConfig[] = [];
    jest.mocked(blogPlugin).mockResolvedValue({
      name: 'docusaurus-plugin-content-blog',
      contentLoaded: async ({actions}) => stockRoutes.forEach(actions.addRoute),
      configureWebpack: () => ({resolve: {alias: {}}}),
    });
    const actions = {
      createData: async (name: string, data: unknown) => {
        created[name] = data;
        return name;
      },
      addRoute: (route: RouteConfig) => routes.push(route),
    } as unknown as PluginContentLoadedActions;
    const plugin = await articlesPlugin(context, options);
    await plugin.contentLoaded?.({content: {blogPosts: posts} as BlogContent, actions});
    return {created, routes, plugin};
  }

  it('load the cards of its own articles for a page of the list, and no article', async () => {
    const {created, routes} = await load();
    const all = {categories: ['Healthcare'], totalCount: 5, totalPages: 2};
    expect(routes.filter(({path}) => /insights(\/page\/2)?$/.test(path))).toEqual([
      {
        path: '/repo/insights',
        component: '@theme/List',
        exact: true,
        props: {metadata: {page: 1}},
        modules: {},
      },
      {
        path: '/repo/insights/page/2',
        component: '@theme/OlderArticlesPage',
        exact: true,
        props: {metadata: {page: 2}},
        modules: {list: 'list-2.json'},
      },
    ]);
    expect(created['list-1.json']).toEqual({articles: [e, d, c].map(articleCard), ...all});
    expect(created['list-2.json']).toEqual({articles: [b, a].map(articleCard), ...all});
  });

  it('come with all articles of each category, for the filter', async () => {
    const {created} = await load();
    expect(created['categories/healthcare.json']).toEqual(posts.map(articleCard));
    expect(created['categories/space-tech.json']).toEqual([]);
  });

  it('load the articles to read next for an article', async () => {
    const {created, routes} = await load();
    expect(routes[2]?.modules).toEqual({content: 'e.md', related: 'related-e.json'});
    expect(created['related-e.json']).toEqual([c, b].map(articleCard));
  });

  it('take an article that was compiled beside the bundler from there', async () => {
    jest
      .mocked(compileArticles)
      .mockResolvedValue(new Map([['/repo/insights/e', '/site/.docusaurus/articles/e.cjs']]));
    expect((await load()).routes[2]?.modules).toMatchObject({
      content: '/site/.docusaurus/articles/e.cjs',
    });
  });

  it('leave all articles to the bundler in the live server', async () => {
    jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
    const {routes, plugin} = await load();
    jest.restoreAllMocks();
    expect(routes[2]?.modules).toMatchObject({content: 'e.md'});
    expect(compileArticles).not.toHaveBeenCalled();
    expect(configOf(plugin)).toEqual({resolve: {alias: {}}});
  });

  it('stay as they are otherwise', async () => {
    expect((await load()).routes[3]).toEqual({...stockRoutes[3], modules: {}});
  });

  it('come with the newest four for the home page and those of each service', async () => {
    const {created} = await load();
    expect(created['newest.json']).toEqual([e, d, c, b].map(articleCard));
    expect(created['by-service.json']).toEqual(postsByService(posts));
  });
});

describe('the bundler', () => {
  /** What the bundler does with a request, by its configuration. */
  const ask = async (request: string) => {
    jest
      .mocked(blogPlugin)
      .mockResolvedValue({name: 'blog', configureWebpack: () => ({resolve: {alias: {}}})});
    const {externals, ...rest} = configOf(await articlesPlugin(context, {} as PluginOptions)) as {
      externals: (data: object, callback: (...answer: unknown[]) => void) => void;
    };
    expect(rest).toEqual({resolve: {alias: {}}});
    const callback = jest.fn();
    externals({request}, callback);
    return callback.mock.calls[0] as unknown[];
  };

  it('takes what was compiled beside it as it is', async () => {
    expect(await ask('/site/.docusaurus/articles/e.cjs')).toEqual([
      undefined,
      'commonjs /site/.docusaurus/articles/e.cjs',
    ]);
  });

  it.each([
    '@site/blog/e.md',
    '@generated/globalData',
    '/site/.docusaurus/articles/below/e.cjs',
    'react',
  ])('makes a module of %s as ever', async (request) => {
    expect(await ask(request)).toEqual([]);
  });
});

describe('articles that are not published yet', () => {
  const draft = post('draft', '2025-10-01');
  Object.assign(draft.metadata.frontMatter, {draft: true});
  const all = [post('tomorrow', '2025-10-11'), post('today', '2025-10-10'), draft];
  const slugs = (seen: BlogPost[]) => seen.map((one) => articleCard(one).slug);

  it('stay out of a build until their day', () => {
    expect(slugs(visiblePosts(all, '2025-10-10', false))).toEqual(['today', 'draft']);
    expect(slugs(visiblePosts(all, '2025-10-11', false))).toEqual(['tomorrow', 'today', 'draft']);
  });

  it('are in the live server, marked', () => {
    expect(
      visiblePosts(all, '2025-10-10', true).map((one) => articleCard(one).unpublished),
    ).toEqual(['scheduled', undefined, 'draft']);
  });

  it('are sorted out by the framework before it makes routes, feeds and lists of them', async () => {
    await articlesPlugin(context, {} as PluginOptions);
    const {processBlogPosts} = jest.mocked(blogPlugin).mock.calls.at(-1)?.[1] ?? {};
    const future = post('future', '2999-01-01');
    expect(await processBlogPosts?.({blogPosts: [future, a]})).toEqual([a]);
  });
});
