/** A choice of a select. */
export type Choice = {
  /** What is sent. */
  value: string;
  /** What the visitor reads. */
  label: string;
};

/** What a message may be about, in the specification's words and order (section 3). */
export const inquiryTypes: Choice[] = [
  {value: 'tech', label: 'Technology Services'},
  {value: 'behavioral', label: 'Behavioral Services'},
  {value: 'general', label: 'General Inquiry'},
  {value: 'partnership', label: 'Partnership Opportunity'},
];
