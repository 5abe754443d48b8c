import type {ServiceFrontMatter} from '@site/src/content/schema';
import styles from './styles.module.css';

type ServiceTermsProps = Pick<ServiceFrontMatter, 'duration' | 'price_model'>;

/** How long a service usually takes and how it is priced; only what its front matter says. */
export default function ServiceTerms({duration, price_model: priceModel}: ServiceTermsProps) {
  const terms = [
    {name: 'Typical duration', value: duration},
    {name: 'Price model', value: priceModel},
  ].filter(({value}) => value);
  if (terms.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {terms.map(({name, value}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
