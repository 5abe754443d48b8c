/** What only the owner knows, from `company.yml`. Apart from the identity, which every page loads. */
import '../yaml.cjs';
import type {Company} from '../data/company';
import values from './company.yml';

const {facts, people, pastPerformance, assurance, clinical} = values as Partial<Company>;

export const company: Company = {
  facts: {...facts},
  people: people ?? [],
  pastPerformance: pastPerformance ?? [],
  assurance: {...assurance},
  clinical: {...clinical},
};
