/** Copy of the contact page; labels and headings are the specification's. */
export const contact = {
  title: 'Contact',
  description:
    'Call, email or write to us about technology or behavioral services. Office hours, mailing address, a message form, and what happens to your message.',
  hero: {
    heading: 'Get in Touch',
    intro:
      "Call during office hours, or write at any time. The most useful first message says what you have now, what has to change and your deadline. If something is confidential, say so before you send it, and we'll agree on a secure way to receive it.",
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
    text: "A consultation is a conversation about one problem. We'll ask how the work is done today, and go through which services could help and what would decide their cost. Send us two or three times that work for you. Before you confirm one, we'll say how long the call takes and whether there's a charge. If you have a diagram or a blank form that shows the problem, bring it.",
    action: 'Book a Consultation',
  },
} as const;
