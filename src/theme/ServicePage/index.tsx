/**
 * Ours, set as the docs plugin's `docItemComponent` (its option for it): the page of one service.
 */
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import byService from '@generated/docusaurus-plugin-content-blog/default/by-service.json';
import newest from '@generated/docusaurus-plugin-content-blog/default/newest.json';
import CallToAction from '@site/src/components/CallToAction';
import Contents from '@site/src/components/Contents';
import EditLink from '@site/src/components/EditLink';
import PageMetadata from '@site/src/components/PageMetadata';
import Prose from '@site/src/components/Prose';
import Related from '@site/src/components/Related';
import ServiceHero from '@site/src/components/ServiceHero';
import SideNavigation from '@site/src/components/SideNavigation';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import TextLayout from '@site/src/components/TextLayout';
import {relatedServices, useServices} from '@site/src/content';
import type {ServiceFrontMatter} from '@site/src/content/schema';
import {serviceSocialCard} from '@site/src/content/socialCard';
import {services as copy} from '@site/src/data/services';
import {idOf, page, service as serviceFacts} from '@site/src/structuredData';

type ServicePageProps = {
  /** The compiled Markdown file, with its metadata. */
  content: PropDocContent;
};

/** The list that services stand in. */
const parentList = {path: '/services', title: copy.title};

export default function ServicePage({content: Content}: ServicePageProps) {
  const services = useServices();
  const {permalink, title, description, editUrl} = Content.metadata;
  const service = services.find((candidate) => candidate.permalink === permalink);
  if (!service) {
    throw new Error(`${permalink} is in no group of sidebars.ts`);
  }
  const {action, closing} = Content.frontMatter as unknown as ServiceFrontMatter;
  return (
    <>
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
        <Prose tone="service" content={Content} />
        <EditLink to={editUrl} />
      </TextLayout>
      <Related
        services={{heading: copy.related.services, items: relatedServices(service, services)}}
        articles={{
          heading: copy.related.articles,
          items: byService[service.slug] ?? newest.slice(0, 2),
        }}
      />
      <CallToAction
        {...closing}
        actions={[action, copy.viewAll]}
        drawing={service.group === 'technology' ? 'closing-b' : 'closing-c'}
      />
    </>
  );
}
