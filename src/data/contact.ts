/** Copy of the contact page; labels and headings are the specification's. */
export const contact = {
  title: 'Contact',
  description:
    'Call, email or write to us about technology or behavioral services. Office hours, mailing address, a message form, and what happens to your message.',
  hero: {
    heading: 'Get in Touch',
    intro:
      "Call during office hours, or write at any time. Tell us what you have now, what has to change and by when. To share something confidential, ask us first, and we'll agree on a private way.",
  },
  form: {
    heading: 'Send Us a Message',
    note: "Please don't send health information, controlled unclassified information (CUI) or classified information through this form or by email.",
    emergency:
      "This isn't for emergencies. In the United States, call 911. In a mental health crisis, call or text 988.",
  },
  information: {heading: 'Contact Information'},
  hours: {heading: 'Office Hours'},
  consultation: {
    heading: 'Schedule a Consultation',
    text: 'A consultation is a conversation about one problem: what you have now, what you need and which service could help. Send us two or three times that work for you, and ask how long it takes and whether there is a charge. A diagram or a blank form that shows the problem helps.',
    action: 'Book a Consultation',
  },
} as const;
