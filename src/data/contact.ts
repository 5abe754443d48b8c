/** Copy of the contact page; labels and headings are the specification's. */
export const contact = {
  title: 'Contact',
  description:
    'Call, email or write to us about technology or behavioral services. Office hours, mailing address, a message form, and what happens to your message.',
  hero: {
    heading: 'Get in Touch',
    intro:
      'Call during office hours, or write at any time and we’ll answer as soon as we can. Tell us what you have now, what has to change and when. Support customers: use the number in your agreement.',
  },
  form: {
    heading: 'Send Us a Message',
    note: 'Don’t put health details, or any classified, export-controlled or controlled unclassified information (CUI), in this form or in an email. Tell us only which kind you have, and we’ll agree on a way to handle it before you send anything.',
    emergency:
      'Don’t use this form in an emergency. In the United States, call 911. In a mental health crisis, call or text 988.',
  },
  information: {heading: 'Contact Information'},
  hours: {heading: 'Office Hours'},
  consultation: {
    heading: 'Schedule a Consultation',
    text: 'We’ll ask how you do the work today, then talk through which services might help and what their cost depends on. Plan on 30 to 45 minutes. If the call costs anything, we’ll tell you beforehand. If a diagram or a blank form shows the problem, bring it.',
    action: 'Book a Consultation',
    /** While there is no booking page. The email address and the phone number stand in between. */
    byHand: ['Send two or three times that work for you to', ', or call'],
  },
} as const;
