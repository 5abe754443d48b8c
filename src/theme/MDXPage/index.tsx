/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, MDXPage.
 * Why: a Markdown file in src/pages/ gets the site's own look without another line.
 * What changed: our hero, contents and text column in place of the grid of Infima. The hero has the title, so
 * that the text's own, as `# Title`, is left out.
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

/** Shown in the browser once the day has passed (`src/frame/stale.ts`). */
const StaleNotice = ({after}: {after: string}) => (
  <p className="quiet" data-stale-after={after} hidden>
    <strong>These figures are out of date.</strong> They were due to be measured again by{' '}
    {formatDate(after)}.
  </p>
);

export default function MDXPage({content: Content}: Props) {
  const {description = '', frontMatter, permalink} = Content.metadata;
  // The framework doesn't see a "# Title" below other lines than imports.
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
        {/* Without one of its own, its description is its first paragraph, which follows. */}
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
