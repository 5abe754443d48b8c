/** What a message may be about: what is sent, and what the visitor reads (specification section 3). */
export const inquiryTypes = [
  {value: 'tech', label: 'Technology Services'},
  {value: 'behavioral', label: 'Behavioral Services'},
  {value: 'general', label: 'General Inquiry'},
  {value: 'partnership', label: 'Partnership Opportunity'},
];
