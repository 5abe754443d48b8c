/** A sample deliverable for a page that is not Markdown. Everything in it is invented. */
export type SpecimenData = {
  /** What the sheet is. */
  heading: string;
  /** The number it is filed under. */
  reference: string;
  /** Its date, in words. */
  date: string;
  /** The head of each column. */
  head: readonly string[];
  /** The rows; the first cell of each names it. */
  rows: readonly (readonly string[])[];
  /** What is noted in the margin, and at which row. */
  notes: readonly {row: string; text: string}[];
};

/** The sheet on the home page: a page of the test report of an AI system. */
export const specimen: SpecimenData = {
  heading: 'Test report: repair triage',
  reference: 'TR-014',
  date: 'March 3, 2026',
  head: ['Run', 'Errors', 'Result'],
  rows: [
    ['People alone', '6.0%', 'Baseline'],
    ['System alone', '5.5%', 'Passed'],
    ['Both, day shift', '4.0%', 'Passed'],
    ['Both, night shift', '9.5%', 'Failed'],
    ['Night shift, new screen', '4.5%', 'Passed'],
  ],
  notes: [
    {
      row: 'Both, night shift',
      text: 'The failed run stays in the report. We changed the screen, tested again, and it passed.',
    },
  ],
};
