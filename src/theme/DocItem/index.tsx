/**
 * Wrapped around: @docusaurus/theme-classic 3.10.2, DocItem.
 * Why: the page of one service: hero, text, related pages and closing in the look of the site.
 * What changed: everything but `DocProvider`, which gives the parts of the theme the document. Documents of another
 * docs instance have the theme's own page.
 * Delete when: never.
 */
import {DocProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem';
import DocVersionBanner from '@theme/DocVersionBanner';
import StockDocItem from '@theme-original/DocItem';
import CallToAction from '@site/src/components/CallToAction';
import FactList from '@site/src/components/FactList';
import {ServiceLink} from '@site/src/components/links';
import Metadata from '@site/src/components/Metadata';
import Related from '@site/src/components/Related';
import ServiceHero from '@site/src/components/ServiceHero';
import TextPage from '@site/src/components/TextPage';
import {company, factRows} from '@site/src/site/company';
import {relatedServices, useServices} from '@site/src/content';
import {articlesAbout, useArticles} from '@site/src/content/articles';
import type {ServiceFrontMatter} from '@site/src/content/model';
import {serviceCard} from '@site/src/content/serviceCard';
import {serviceSocialCard} from '@site/src/content/socialCard';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import {serviceDrawings} from '@site/src/motif/catalog';
import {service as serviceFacts} from '@site/src/structuredData';

const copy = fill(words.services);

function ServicePage({content: Content}: Props) {
  const services = useServices();
  const service = serviceCard(Content.metadata);
  const articles = useArticles().filter((article) => article.services.includes(service.slug));
  const frontMatter = Content.metadata.frontMatter as unknown as ServiceFrontMatter;
  const {action, closing, duration, price_model} = frontMatter;
  const line = copy[service.group].label;
  const siblings = services.filter(({group}) => group === service.group);
  const related = relatedServices(service, services, frontMatter.services);
  const terms = [
    {label: copy.duration, text: duration},
    {label: copy.price, text: price_model},
  ].filter(({text}) => text);
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
      <ServiceHero service={service} action={action} />
      <TextPage
        content={Content}
        group={service.group}
        label={copy.contentsLabel}
        side={
          <nav aria-label={line} className="desktop-up">
            <p>{line}</p>
            <ul>
              {siblings.map((other) => (
                <li key={other.slug}>
                  <ServiceLink
                    service={other}
                    aria-current={other.slug === service.slug ? 'page' : undefined}
                  />
                </li>
              ))}
            </ul>
          </nav>
        }>
        <FactList look="terms" items={terms} />
        {service.slug === copy.clinicalService && (
          <FactList
            heading={words.company.clinical.heading}
            items={factRows('clinical', company)}
          />
        )}
      </TextPage>
      <Related
        services={{heading: copy.related, items: related}}
        articles={{heading: copy.articles, items: articlesAbout([service.slug], articles)}}
      />
      <CallToAction
        {...closing}
        actions={[action, copy.viewAll]}
        drawing={serviceDrawings[service.group].closing}
        slug={service.slug}
        tone={service.group === 'behavioral' ? 'behavioral' : undefined}
      />
    </DocProvider>
  );
}

export default function DocItem(props: Props) {
  if (useDocsVersion().pluginId !== 'default') return <StockDocItem {...props} />;
  return <ServicePage {...props} />;
}
