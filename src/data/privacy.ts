/** A part of the privacy section. */
export type PrivacyItem = {
  label: string;
  text: string;
  /** The mailbox and the phone number follow the text. */
  isContact?: boolean;
};

/** The services the site is connected to; left out where it is not. */
export type Connections = {
  /** The host that takes the contact form's messages, such as `formspree.io`. */
  form?: string;
  /** The host that takes the address of whoever subscribes. */
  newsletter?: string;
  /** The host where consultations are booked. */
  booking?: string;
};

/** Its heading, and its address on the contact page. */
export const privacy = {heading: 'What happens to your message', id: 'privacy'} as const;

/**
 * What the site does with what visitors write, and what it keeps. Every sentence has to stay true to
 * `src/contact/`, `src/islands/` and `src/frame/`.
 * @param connections what this build is connected to
 */
export function privacyItems({form, newsletter, booking}: Connections): PrivacyItem[] {
  const items: (PrivacyItem | undefined)[] = [
    form === undefined
      ? {
          label: 'Your message',
          text: "This form isn't connected to a mailbox yet, and it sends what you type to no one. To reach us, email or call.",
          isContact: true,
        }
      : {
          label: 'Your message',
          text: `When you press Send, your name, email address, inquiry type and message go to ${form}, the form service that passes them on to our mailbox. We use them to answer you. The service keeps messages under its own terms.`,
        },
    booking === undefined
      ? undefined
      : {
          label: 'Booking',
          text: `Book a Consultation takes you to ${booking}. If you've typed your name and email into the form, the link carries them along, so you don't have to type them again.`,
        },
    newsletter === undefined
      ? undefined
      : {
          label: 'Newsletter',
          text: `Subscribe sends your email address to ${newsletter}, which sends our newsletter.`,
        },
    {
      label: 'Cookies',
      text: "None. We don't use cookies, analytics, ads or trackers, and our pages load no files from other companies.",
    },
    {
      label: 'What stays in your browser',
      text: `If you switch to the light or dark theme, your browser remembers it until you clear its data. Until you close the tab, it also remembers your last search${form === undefined ? '' : " and the message you haven't sent yet"}. None of that comes to us.`,
    },
    {
      label: 'Server logs',
      text: 'As everywhere on the web, the company that hosts this site can see your IP address and the pages you open, and may keep a log of them.',
    },
    {
      label: 'Questions',
      text: 'To ask what we have of yours, or to have it deleted, email or call us.',
      isContact: form !== undefined,
    },
  ];
  return items.filter((item) => item !== undefined);
}
