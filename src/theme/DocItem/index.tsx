/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, DocItem.
 * Why: the page of one service: hero, text, related pages and closing in the look of the site.
 * What changed: everything but `DocProvider`, which gives the parts of the theme the document.
 * Delete when: never.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import CallToAction from '@site/src/components/CallToAction';
import Contents from '@site/src/components/Contents';
import EditLink from '@site/src/components/EditLink';
import FactList from '@site/src/components/FactList';
import Prose from '@site/src/components/Prose';
import Related from '@site/src/components/Related';
import ServiceHero from '@site/src/components/ServiceHero';
import SideNavigation from '@site/src/components/SideNavigation';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import TextLayout from '@site/src/components/TextLayout';
import {relatedServices, useServices} from '@site/src/content';
import {articlesAbout, useArticles} from '@site/src/content/articles';
import type {ServiceFrontMatter} from '@site/src/content/schema';
import {serviceSocialCard} from '@site/src/content/socialCard';
import {companyCopy, factRows} from '@site/src/data/company';
import {services as copy} from '@site/src/data/services';
import {idOf, page, service as serviceFacts} from '@site/src/structuredData';

/** The list that services stand in. */
const parentList = {path: '/services', title: copy.title};

export default function DocItem({content: Content}: Props) {
  const services = useServices();
  const articles = useArticles();
  const {permalink, title, description, editUrl} = Content.metadata;
  const service = services.find((candidate) => candidate.permalink === permalink);
  if (!service) {
    throw new Error(`${permalink} is in no group of sidebars.ts`);
  }
  const {action, closing, duration, price_model} =
    Content.frontMatter as unknown as ServiceFrontMatter;
  const terms = [
    {label: copy.terms.duration, text: duration},
    {label: copy.terms.price, text: price_model},
  ].filter(({text}) => text);
  return (
    <DocProvider content={Content}>
      <PageMetadata title={title} description={description} />
      <SocialCard card={serviceSocialCard(service)} />
      <StructuredData
        things={(at) => [
          ...page(
            {
              ...service,
              path: permalink,
              parent: parentList,
              mainEntity: idOf.service(at, permalink),
            },
            at,
          ),
          serviceFacts(service, at),
        ]}
      />
      <ServiceHero service={service} action={action} />
      <TextLayout
        tone={service.group}
        side={
          <>
            <Contents label={copy.contentsLabel} items={Content.toc} />
            <SideNavigation current={service} />
          </>
        }>
        <Prose tone="service">
          <MDXContent>
            <Content />
          </MDXContent>
        </Prose>
        <FactList look="terms" items={terms} />
        {service.slug === copy.clinicalService && (
          <FactList heading={companyCopy.clinical.heading} items={factRows('clinical')} />
        )}
        <EditLink to={editUrl} />
      </TextLayout>
      <Related
        services={{heading: copy.related.services, items: relatedServices(service, services)}}
        articles={{
          heading: copy.related.articles,
          items: articlesAbout(
            [service.slug],
            articles.filter(({services}) => services.includes(service.slug)),
          ),
        }}
      />
      <CallToAction
        {...closing}
        actions={[action, copy.viewAll]}
        {...(service.group === 'technology'
          ? {drawing: 'closing-b'}
          : {drawing: 'closing-c', tone: 'behavioral'})}
      />
    </DocProvider>
  );
}
