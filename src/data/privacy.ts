import type {Analytics} from '../site';

/** A part of the privacy section. */
export type PrivacyItem = {
  label: string;
  text: string;
  /** The mailbox and the phone number follow the text. */
  isContact?: boolean;
};

/** The services this site is connected to, each by its host; left out if there's none. */
export type Connections = {
  /** The host that takes the contact form's messages, such as `formspree.io`. */
  form?: string;
  /** The host that takes the address of whoever subscribes. */
  newsletter?: string;
  /** The host where consultations are booked. */
  booking?: string;
  /** What counts visits. */
  analytics?: Analytics;
};

/** The section's heading, and its address on the contact page. */
export const privacy = {heading: 'What happens to your message', id: 'privacy'} as const;

/**
 * What happens to what visitors write, and what their browser keeps. When you change `src/contact/`,
 * `src/islands/` or `src/frame/`, check that every sentence here is still true.
 * @param connections what this build is connected to
 */
export function privacyItems({form, newsletter, booking, analytics}: Connections): PrivacyItem[] {
  const items: (PrivacyItem | undefined)[] = [
    form === undefined
      ? {
          label: 'Your message',
          text: "This form isn't connected to a mailbox yet, so nothing you type in it reaches us or anyone else. Email or call us instead.",
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
    analytics === undefined
      ? {
          label: 'Cookies',
          text: "None. We don't use cookies, analytics, ads or trackers, and our pages load no files from other companies.",
        }
      : {
          label: 'Analytics',
          text: `We use ${analytics.name} to count visits. ${analytics.privacy}`,
        },
    {
      label: 'What stays in your browser',
      text: `If you choose the light or dark theme or close an announcement, your browser remembers it until you clear its data. A message you haven't sent yet stays in its tab until you send it or close the tab. None of that comes to us.`,
    },
    {
      label: 'Server logs',
      text: "Like any website's host, ours can see your IP address and which pages you open, and it may keep a log.",
    },
    {
      label: 'Questions',
      text: 'Email or call us to find out what we hold from you, or to have it deleted.',
      isContact: form !== undefined,
    },
  ];
  return items.filter((item) => item !== undefined);
}
