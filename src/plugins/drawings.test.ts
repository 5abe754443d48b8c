/** @jest-environment node */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {readTokens} from '../css/readTokens';
import {makeFolder} from '../testing/folder';
import drawingsPlugin from './drawings';

const post = (slug: string, category: string) => ({
  metadata: {
    permalink: `/repo/insights/${slug}`,
    title: slug,
    description: '',
    date: new Date('2025-10-10'),
    authors: [],
    frontMatter: {category, read_time: 5},
  },
});

describe('the drawings plugin', () => {
  const siteDir = makeFolder();
  const plugin = drawingsPlugin({siteDir} as LoadContext);
  const art = (...names: string[]) =>
    path.join(siteDir, '.docusaurus', 'drawings', 'art', ...names);
  const load = (...blogPosts: unknown[]) =>
    plugin.allContentLoaded?.({
      allContent: {'docusaurus-plugin-content-blog': {default: {blogPosts}}},
    } as unknown as Parameters<NonNullable<typeof plugin.allContentLoaded>>[0]);

  it('does not touch a file that is as it should be, or the dev server would reload for it', () => {
    const before = statSync(art('industry-aerospace.svg')).mtimeMs;
    drawingsPlugin({siteDir} as LoadContext);
    expect(statSync(art('industry-aerospace.svg')).mtimeMs).toBe(before);
  });

  it('draws every cover that an article has, once, large and small, light and dark, and drops those that none has any more', async () => {
    await load(
      post('new', 'Cybersecurity'),
      post('old', 'Healthcare'),
      post('older', 'Healthcare'),
    );
    expect(readdirSync(art('covers'))).toHaveLength(12);
    await load(post('new', 'Cybersecurity'));
    expect(readdirSync(art('covers')).sort()).toEqual(
      ['-dark.svg', '-small-dark.svg', '-small.svg', '.svg'].map((end) => `cybersecurity-0${end}`),
    );
    expect(readFileSync(art('covers', 'cybersecurity-0.svg'), 'utf8')).toContain(
      readTokens('light')['--site-cover-cybersecurity'],
    );
  });
});
