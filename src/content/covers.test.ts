import {coverName, coverVariants} from './covers';

const slugs = Array.from({length: 200}, (_, number) => `article-${number}`);

it('an article always has the same cover, of its category', () => {
  expect(coverName({slug: 'orbit', category: 'Space Tech'})).toMatch(/^space-tech-\d+$/);
  expect(coverName({slug: 'orbit', category: 'Space Tech'})).toBe(
    coverName({slug: 'orbit', category: 'Space Tech'}),
  );
});

it('articles of a category have as many covers as there are, and no more', () => {
  expect(new Set(slugs.map((slug) => coverName({slug, category: 'Healthcare'}))).size).toBe(
    coverVariants,
  );
});
