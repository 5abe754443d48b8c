import FactList, {factsOf} from '@site/src/components/FactList';
import type {Company} from '@site/src/company';
import {companyCopy, factRows} from '@site/src/data/company';
import styles from './styles.module.css';

/**
 * What families, payers and clinical directors ask first, for the applied behavior analysis page.
 * Renders nothing while the owner hasn't filled in any of it.
 */
export default function ClinicalFacts({company}: {company: Company}) {
  const rows = factRows('clinical', company);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="clinical-facts">
      <h2 id="clinical-facts" className={styles.heading}>
        {companyCopy.clinical.heading}
      </h2>
      <FactList items={factsOf(rows)} />
    </section>
  );
}
