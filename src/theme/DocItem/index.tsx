/**
 * Wrapped around: @docusaurus/theme-classic 3.10.2, DocItem.
 * Why: the page of one service: its sample, facts and sections, closing and related pages in the look of the site.
 * What changed: everything but `DocProvider`, which gives the parts of the theme the document. Documents of another
 * docs instance have the theme's own page.
 * Delete when: never.
 */
import {DocProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/DocItem';
import DocVersionBanner from '@theme/DocVersionBanner';
import MDXContent from '@theme/MDXContent';
import StockDocItem from '@theme-original/DocItem';
import CallToAction from '@site/src/components/CallToAction';
import FactList from '@site/src/components/FactList';
import {EditLink} from '@site/src/components/links';
import Metadata from '@site/src/components/Metadata';
import Related from '@site/src/components/Related';
import {serviceEnd, serviceParts, servicePage} from '@site/src/components/ServicePage';
import {withoutTitle} from '@site/src/components/TextPage';
import {company, factRows} from '@site/src/site/company';
import {relatedServices, useServices} from '@site/src/content';
import {articlesAbout, useArticles} from '@site/src/content/articles';
import type {ServiceFrontMatter} from '@site/src/content/model';
import {serviceCard} from '@site/src/content/serviceCard';
import {serviceSocialCard} from '@site/src/content/socialCard';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import {service as serviceFacts} from '@site/src/structuredData';

const copy = fill(words.services);

const components = {...serviceParts, ...withoutTitle};

function ServicePage({content: Content}: Props) {
  const services = useServices();
  const service = serviceCard(Content.metadata);
  const articles = useArticles().filter((article) => article.services.includes(service.slug));
  const frontMatter = Content.metadata.frontMatter as unknown as ServiceFrontMatter;
  const {action, closing} = frontMatter;
  const clinical = service.slug === copy.clinicalService ? factRows('clinical', company) : [];
  const related = relatedServices(service, services, frontMatter.services);
  return (
    <DocProvider content={Content}>
      <Metadata
        {...service}
        path={service.permalink}
        parent={{path: copy.back.to, title: copy.back.label}}
        main={serviceFacts(service)}
        card={serviceSocialCard(service)}
      />
      <DocVersionBanner />
      <div className={servicePage} data-tone={service.group}>
        <MDXContent>
          <MDXProvider components={components}>
            <Content />
          </MDXProvider>
        </MDXContent>
        <div className={serviceEnd}>
          <FactList heading={words.company.clinical.heading} items={clinical} />
          <EditLink to={Content.metadata.editUrl} />
        </div>
      </div>
      <CallToAction {...closing} actions={[action, copy.viewAll]} tone={service.group} />
      <Related
        services={{heading: copy.related, items: related}}
        articles={{
          heading: copy.articles,
          items: articlesAbout([service.slug], articles).slice(0, 1),
        }}
      />
    </DocProvider>
  );
}

export default function DocItem(props: Props) {
  if (useDocsVersion().pluginId !== 'default') return <StockDocItem {...props} />;
  return <ServicePage {...props} />;
}
