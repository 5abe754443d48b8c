import type {Failure} from '@site/src/contact/answer';

/** Confirms a message (specification section 9). */
export const confirmation = {
  title: 'Message Sent!',
  description: "We'll get back to you as soon as possible.",
};

/** What the contact form says. */
export const delivery = {
  send: 'Send message',
  sendingButton: 'Sending',
  about: (plan: string) => `About: ${plan}`,

  /** While no form service is set. The email address and the phone number stand in between. */
  notConnected: ["This form isn't connected yet, so write to", 'or call', 'instead.'],
  unsent: {
    heading: "Your message wasn't sent to anyone",
    reason: "This form isn't connected yet. Nothing you wrote is lost: email it to us, or copy it.",
  },

  /** Below the button, where messages really go somewhere. */
  privacy:
    'Your message travels to our mailbox by way of a form service, and we use it to answer you. Until it is sent, a draft is kept in this browser tab and nowhere else.',
  limit: (count: number, limit: number) =>
    `${count.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`,
  tooLong: (excess: number) =>
    `Shorten your message by ${excess.toLocaleString('en-US')} ${excess === 1 ? 'character' : 'characters'}. Nothing has been cut off.`,
  sending: 'Your message is being sent.',
  retrying: (attempt: number, attempts: number) =>
    `It didn't go through yet. Trying again: try ${attempt} of ${attempts}. Please keep this page open.`,
  countdown: (seconds: number) => `Next try in ${seconds} s.`,
  waiting:
    'You are offline. Your message is kept, and it goes out by itself as soon as the connection is back. Please keep this page open.',
  sent: (time: string, reference: string) =>
    `Your message was sent at ${time}. Its reference is ${reference}.`,
  restored: 'What you had written before is back in the form.',
  discard: 'Discard it',
  kept: 'What you wrote is still in the form: nothing is lost.',
  says: (message: string) => `It says: “${message}”`,
  /** Where the service asks for more patience than a visitor has. */
  later: (minutes: number) => `It asks to be tried again in ${minutes} minutes.`,

  retry: 'Try again',
  email: 'Send by email instead',
  emailIsCut:
    'The email has room for the beginning only, and says so. Copy the message and paste it there in full.',
  copy: 'Copy message',
  copied: 'The message is on your clipboard.',
  notCopied: "Your browser doesn't let us copy. Here is the message, to copy it by hand:",
  honeypot: 'Leave this field empty',
  trapped:
    'A field that people cannot see was filled in, perhaps by your browser. It has been emptied: please choose Send once more.',

  summary: 'Please check the form',
  required: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    inquiryType: 'Choose what your message is about.',
    message: 'Enter your message.',
  },
  notAnAddress: 'Enter a full address, such as name@example.com.',
} as const;

/** How a failure is told: what happened, in one heading and one sentence. */
export const failures: Record<Failure['kind'] | 'interrupted', {heading: string; reason: string}> =
  {
    network: {
      heading: 'Your message was not sent',
      reason: 'The form service cannot be reached from here.',
    },
    timeout: {
      heading: 'Your message may not have been sent',
      reason:
        'The form service did not answer in time, so we cannot tell whether it has your message.',
    },
    busy: {
      heading: 'Your message was not sent',
      reason: 'The form service is taking no more messages for the moment.',
    },
    server: {heading: 'Your message was not sent', reason: 'The form service has a fault.'},
    refused: {heading: 'Your message was not sent', reason: 'The form service refused it.'},
    unclear: {
      heading: 'Your message may not have been sent',
      reason: 'The form service answered, but not so that we can tell whether it has your message.',
    },
    interrupted: {
      heading: 'Your last message may not have been sent',
      reason: 'This page was left while it was on its way, so we cannot tell whether it arrived.',
    },
  };
