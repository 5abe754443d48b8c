import FactList, {factsOf} from '@site/src/components/FactList';
import Section from '@site/src/components/Section';
import type {Company} from '@site/src/company';
import {companyCopy as copy, factRows} from '@site/src/data/company';

/** Registrations, and the company's own security. A part with nothing filled in isn't rendered. */
export default function CompanyFacts({company}: {company: Company}) {
  return (['facts', 'assurance'] as const).map((group) => {
    const rows = factRows(group, company);
    return (
      rows.length > 0 && (
        <Section key={group} id={`company-${group}`} layout="split" {...copy[group]}>
          <FactList items={factsOf(rows)} />
        </Section>
      )
    );
  });
}
