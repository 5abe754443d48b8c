/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, MDXPage.
 * Why: a Markdown file in src/pages/ gets the look of the site.
 * What changed: our hero, table of contents, and text column instead of Infima's grid. The hero has the title, so the
 * text's own `# Title` is left out.
 * Delete when: never.
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import Metadata from '@site/src/components/Metadata';
import Hero from '@site/src/components/Hero';
import TextPage from '@site/src/components/TextPage';
import {formatDate} from '@site/src/content';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import {titleSocialCard} from '@site/src/content/socialCard';

const copy = fill(words.services);

/** Shown by `src/frame/stale.ts` once the date has passed. */
const StaleNotice = ({after}: {after: string}) => (
  <p className="quiet" data-stale-after={after} hidden>
    <strong>These figures are out of date.</strong> They were due to be measured again by{' '}
    {formatDate(after)}.
  </p>
);

export default function MDXPage({content: Content}: Props) {
  const {description = '', frontMatter, permalink} = Content.metadata;
  // Docusaurus misses a "# Title" below anything but imports.
  const title = Content.metadata.title ?? Content.contentTitle ?? '';
  const {stale_after: staleAfter} = frontMatter as {stale_after?: string};
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout>
      <Metadata
        path={permalink}
        title={title}
        description={description}
        keywords={frontMatter.keywords}
        image={frontMatter.image}
        card={titleSocialCard(title, siteConfig.title)}
      />
      <main>
        {/* By default, the description is the first paragraph, which follows anyway. */}
        <Hero heading={title} intro={frontMatter.description} />
        <TextPage
          content={Content}
          label={copy.contentsLabel}
          above={staleAfter && <StaleNotice after={staleAfter} />}
        />
      </main>
    </Layout>
  );
}
