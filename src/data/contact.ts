/** Copy of the contact page; labels and headings are the specification's. */
export const contact = {
  title: 'Contact',
  description:
    'Email, call or write to us about technology or behavioral services, with office hours, mailing address and a message form.',
  hero: {
    heading: 'Get in Touch',
    intro:
      'Tell us what you need and by when. Email and phone are the most direct ways to reach us.',
  },
  form: {
    heading: 'Send Us a Message',
    note: 'Please do not send health information, controlled unclassified information or classified information through this form. If you have a deadline, email or call us.',
    emergency: 'Not for emergencies. In the United States, call 911, or call or text 988.',
  },
  information: {heading: 'Contact Information'},
  hours: {heading: 'Office Hours'},
  consultation: {
    heading: 'Schedule a Consultation',
    text: 'A consultation is a conversation about a single problem: what you have now, what you need and which service could help. Suggest two or three times during office hours, and bring a diagram or a form if you have one.',
    action: 'Book a Consultation',
  },
} as const;
