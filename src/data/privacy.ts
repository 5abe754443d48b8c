import type {FormSettings} from '../settings';
import {site, type Analytics} from '../site';
import type {Fact} from './company';

/** The section's heading, and its address on the contact page. */
export const privacy = {heading: 'What happens to your message', id: 'privacy'} as const;

const hostOf = (address: string) => new URL(address).hostname;

/**
 * What happens to what visitors write, and what their browser keeps, in a build of these settings. When you change
 * `src/contact/`, `src/islands/` or `src/frame/`, check that every sentence here is still true.
 */
export function privacyItems(
  {contact, newsletter, booking}: FormSettings,
  analytics: Analytics | undefined = site.analytics,
): Fact[] {
  return [
    {
      label: 'Your message',
      text: contact
        ? `When you press Send, your name, email address, inquiry type and message go to ${hostOf(contact.endpoint)}, the form service that passes them on to our mailbox. We use them to answer you. The service keeps messages under its own terms.`
        : 'The form isn’t connected to a mailbox yet, so nothing you type in it reaches us or anyone else. Choose Send message, and your words come back to you, ready to email or copy.',
      isContact: !contact,
    },
    {
      label: 'If you email us',
      text: `Technology, general and partnership questions go to ${site.emails.general}. ${site.emails.behavioral} goes to the behavioral team at ${site.partner}. We use what you write to answer you.`,
    },
    booking && {
      label: 'Booking',
      text: `Book a Consultation takes you to ${hostOf(booking.url)}. If you’ve typed your name and email into the form, the link carries them along, so you don’t have to type them again.`,
    },
    newsletter && {
      label: 'Newsletter',
      text: `Subscribe sends your email address to ${hostOf(newsletter.endpoint)}, which sends our newsletter.`,
    },
    analytics
      ? {label: 'Analytics', text: `We use ${analytics.name} to count visits. ${analytics.privacy}`}
      : {
          label: 'Cookies',
          text: 'None. We don’t use cookies, analytics, ads or trackers, and our pages load no files from other companies.',
        },
    {
      label: 'What stays in your browser',
      text: `If you choose the light or dark theme or close an announcement, your browser remembers it until you clear its data. An unsent message stays in its tab until you send it or close the tab. None of this reaches us, apart from a message you send.`,
    },
    {
      label: 'Server logs',
      text: 'Like any website’s host, ours can see your IP address and the pages you open, and may log them.',
    },
    {
      label: 'Questions',
      text: 'Ask us what we hold about you, or ask us to delete it, by email or phone.',
      isContact: contact !== undefined,
    },
  ].filter((item) => item !== undefined);
}
