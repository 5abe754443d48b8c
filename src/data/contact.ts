/** Copy of the contact page; labels and headings are the specification's. */
export const contact = {
  title: 'Contact',
  description:
    'Email, call or write to us about technology or behavioral services, with office hours, mailing address and a message form.',
  hero: {
    heading: 'Get in Touch',
    intro: 'Tell us what you need, who it affects and when you need it, by email, by phone or with the form below.',
  },
  form: {
    heading: 'Send Us a Message',
    note: 'Please do not send health information, controlled unclassified information or classified information through this form. If a deadline is near, email or call us.',
  },
  information: {heading: 'Contact Information'},
  hours: {heading: 'Office Hours'},
  consultation: {
    heading: 'Schedule a Consultation',
    text: 'A consultation is one conversation about one problem: what you have now, what you need and which service could help. Suggest two or three times during office hours, and bring a diagram or a form if you have one.',
    action: 'Book a Consultation',
  },
} as const;
