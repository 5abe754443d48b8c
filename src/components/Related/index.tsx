import ArticleTeaser from '@site/src/components/ArticleTeaser';
import {CardLink} from '@site/src/components/links';
import Icon from '@site/src/components/Icon';
import type {ArticleCard, ServiceCard} from '@site/src/content';
import {services as copy} from '@site/src/data/services';
import styles from './styles.module.css';

type RelatedProps = {
  /** Heading and services of the first column. */
  services: {heading: string; items: ServiceCard[]};
  /** Heading and articles of the second column. */
  articles: {heading: string; items: ArticleCard[]};
};

/** Where to go next: related services beside related articles. */
export default function Related({services, articles}: RelatedProps) {
  return (
    <aside className={styles.band} aria-label="Related pages" data-screen>
      <div>
        <h2>{services.heading}</h2>
        <ul>
          {services.items.map(({slug, permalink, icon, label, group, comingSoon}) => (
            <li key={slug} className={styles.service} data-tone={group}>
              <Icon name={icon} className={styles.icon} />
              <CardLink to={permalink}>{label}</CardLink>
              {comingSoon && <span className="badge">{copy.comingSoon}</span>}
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
      </div>
      {articles.items.length > 0 && (
        <div className={styles.articles}>
          <h2>{articles.heading}</h2>
          {articles.items.map((article) => (
            <ArticleTeaser key={article.slug} article={article} look="row" />
          ))}
        </div>
      )}
    </aside>
  );
}
