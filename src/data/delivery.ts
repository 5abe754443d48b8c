import type {DeliveryFailure} from '@site/src/contact/outcome';

/** What the contact form says at last, whether a message was sent or, without an endpoint, went nowhere (specification section 4). */
export const confirmation = {
  title: 'Message Sent!',
  description: "We'll get back to you as soon as possible.",
};

/** What the contact form says of a message on its way; shown only where an endpoint is set. */
export const delivery = {
  /** Below the button, where messages really go somewhere. */
  privacy:
    'Your message travels to our mailbox by way of a form service, and we use it to answer you. Until it is sent, a draft is kept in this browser tab and nowhere else.',
  limit: (count: number, limit: number) =>
    `${count.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`,
  tooLong: (excess: number) =>
    `Shorten your message by ${excess.toLocaleString('en-US')} ${excess === 1 ? 'character' : 'characters'}. Nothing has been cut off.`,
  send: 'Send message',
  sendingButton: 'Sending',
  sending: (attempt: number, attempts: number) =>
    attempt === 1
      ? 'Your message is being sent.'
      : `Your message is being sent: try ${attempt} of ${attempts}.`,
  retrying: (attempt: number, attempts: number) =>
    `Trying again shortly: try ${attempt} of ${attempts}. Please keep this page open.`,
  countdown: (seconds: number) => `Next try in ${seconds} s.`,
  waiting:
    'You are offline. Your message is kept, and it goes out by itself as soon as the connection is back. Please keep this page open.',
  sent: (time: string, reference: string) =>
    `Your message was sent at ${time}. Its reference is ${reference}.`,
  /** For visitors without scripts, who come back from the form service. */
  confirmation,
  restored: 'What you had written before is back in the form.',
  discard: 'Discard it',
  kept: 'What you wrote is still in the form: nothing is lost.',
  /** Where the service asks for more patience than a visitor has. */
  later: (minutes: number) => `It asks to be tried again in ${minutes} minutes.`,
  actions: {retry: 'Try again', mail: 'Send by e-mail instead', copy: 'Copy message'},
  mailIsCut: (kept: number, all: number) =>
    `The e-mail has room for the first ${kept.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} characters and says so. Copy the message and paste it there in full.`,
  mailSubject: 'Message from the contact form',
  copied: 'The message is on your clipboard.',
  notCopied:
    'Your browser does not let us copy. The message is selected: copy it with your keyboard or the menu.',
  honeypot: 'Leave this field empty',
  trapped:
    'A field that people cannot see was filled in, perhaps by your browser. It has been emptied: please press Send once more.',
  summary: 'Please check the form',
  /** What is wrong with a field, by the browser's own check. */
  required: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    inquiryType: 'Choose what your message is about.',
    message: 'Enter your message.',
  },
  notAnAddress: 'Enter a full address, such as name@example.com.',
} as const;

/** How a failure is told: what happened, in one heading and one sentence. */
export const failures: Record<DeliveryFailure['kind'], {heading: string; reason: string}> = {
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
  rejected: {heading: 'Your message was not sent', reason: 'The form service refused it.'},
  spam: {heading: 'Your message was not sent', reason: 'The form service took it for spam.'},
  unclear: {
    heading: 'Your message may not have been sent',
    reason: 'The form service answered, but not so that we can tell whether it has your message.',
  },
  interrupted: {
    heading: 'Your last message may not have been sent',
    reason: 'This page was left while it was on its way, so we cannot tell whether it arrived.',
  },
};
