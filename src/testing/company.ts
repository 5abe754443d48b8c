/** Samples of what an owner may fill in, all made up. */
import type {Company} from '@site/src/site/company';
import '../yaml.cjs';
import values from './filledCompany.yml';

const longName =
  'Sample Department of Extraordinarily Long Administrative Names, Office of Regional Coordination';

const sample: Company = values;

/** Every field filled in, some with long values: forty contracts, four people, every register. */
export const filledCompany: Company = {
  ...sample,
  pastPerformance: Array.from({length: 40}, (_, index) => ({
    ...sample.pastPerformance[0],
    customer: index % 2 ? `${longName} ${index + 1}` : `Sample Agency ${index + 1}`,
  })),
};

/** A company with no facts filled in. */
export const emptyCompany: Company = {
  answers: {general: ' '},
  firstSteps: {},
  teams: {},
  facts: {},
  people: [],
  pastPerformance: [],
  assurance: {dataLocation: ' ', subprocessors: [''], accessibilityReport: {}},
  clinical: {},
};

/** A company with only these facts filled in. */
export const halfCompany: Company = {
  ...emptyCompany,
  facts: {uei: 'ABC1DEF2GHJ3', contractingContact: {name: 'Ana Sample'}},
  people: [{name: 'Ana Sample'}],
  pastPerformance: [{customer: 'A state health agency', outcome: 'It passed its audit.'}],
};
