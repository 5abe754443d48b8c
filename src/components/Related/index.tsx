import ArticleTeaser from '@site/src/components/ArticleTeaser';
import {ServiceRow} from '@site/src/components/links';
import type {ArticleCard, ServiceCard} from '@site/src/content';
import styles from './styles.module.css';

type RelatedProps = {
  services: {heading: string; items: ServiceCard[]};
  articles: {heading: string; items: ArticleCard[]};
};

export default function Related({services, articles}: RelatedProps) {
  return (
    <aside className={`band columns ${styles.band}`} aria-label="Related pages" data-screen>
      <div className="stack">
        <h2>{services.heading}</h2>
        <ul className="tiles">
          {services.items.map((service) => (
            <ServiceRow key={service.slug} service={service} />
          ))}
        </ul>
      </div>
      {articles.items.length > 0 && (
        <div className="stack">
          <h2>{articles.heading}</h2>
          {articles.items.map((article) => (
            <ArticleTeaser key={article.slug} article={article} look="row" />
          ))}
        </div>
      )}
    </aside>
  );
}
