import type {Failure} from '@site/src/contact/answer';

/** Confirms a message, in the specification's words. */
export const confirmation = {
  title: 'Message Sent!',
  description: "We'll get back to you as soon as possible.",
};

const timeOf = (at: number) => new Intl.DateTimeFormat('en-US', {timeStyle: 'short'}).format(at);

/** What the contact form says. */
export const delivery = {
  send: 'Send message',
  sendingButton: 'Sending',

  /** Above the fields while no form service is set. The email address and the phone number stand in between. */
  preview: [
    'This form is a preview.',
    'Choose “Send message” to see the confirmation it will give. It sends nothing and empties the form, then offers what you wrote to email or copy. To reach us, write to',
    'or call',
  ],
  handedBack: {
    heading: 'What you wrote is still here',
    reason: 'This was a preview. To reach us, email your message or copy it.',
  },

  /** Below the button, where messages really go somewhere. */
  privacy:
    'A form service carries your message to our mailbox, and we use it to answer you. Until you send it, the draft stays in this browser tab and nowhere else.',
  sending: 'Your message is being sent.',
  retrying: (seconds: number, attempt: number, attempts: number) =>
    `It hasn't gone through yet. Trying again in ${seconds} s: try ${attempt} of ${attempts}. Keep this page open.`,
  offline:
    "You're offline. Your message is kept, and we'll send it as soon as the connection is back. Keep this page open.",
  sent: (at: number, reference: string) =>
    `Your message was sent at ${timeOf(at)}. Its reference is ${reference}.`,
  restored: 'We kept what you wrote and put it back in the form.',
  discard: 'Discard it',
  kept: 'What you wrote is still in the form; nothing is lost.',
  says: (message: string) => `It says: “${message}”`,
  /** Where the service asks for more patience than a visitor has. */
  later: (minutes: number) =>
    `It asks you to try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,

  retry: 'Try again',
  email: 'Email this message',
  emailIsCut:
    'The email only has room for the beginning, and says so. Copy the message and paste all of it there.',
  copy: 'Copy message',
  copied: 'The message is on your clipboard.',
  notCopied: "Your browser won't let us copy. Here's the message, to copy it by hand:",
  honeypot: 'Leave this field empty',
  trapped:
    "Something, perhaps your browser, filled in a field that people can't see. We've emptied it: choose Send again.",

  required: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    inquiryType: 'Choose what your message is about.',
    message: 'Enter your message.',
  },
  notAnAddress: 'Enter a full address, such as name@example.com.',
} as const;

/** How a failure is told: what happened, in one heading and one sentence. */
export const failures: Record<Failure['kind'], {heading: string; reason: string}> = {
  network: {
    heading: "Your message wasn't sent",
    reason: "We can't reach the form service from here.",
  },
  timeout: {
    heading: 'Your message may not have been sent',
    reason: "The form service didn't answer in time. We can't tell whether it has your message.",
  },
  busy: {
    heading: "Your message wasn't sent",
    reason: "The form service isn't taking more messages right now.",
  },
  server: {heading: "Your message wasn't sent", reason: 'The form service is having trouble.'},
  refused: {heading: "Your message wasn't sent", reason: 'The form service refused it.'},
  unclear: {
    heading: 'Your message may not have been sent',
    reason: "The form service answered, but we can't tell whether it has your message.",
  },
  interrupted: {
    heading: 'Your last message may not have been sent',
    reason: "You left this page while we were sending it, and we can't tell whether it arrived.",
  },
};
