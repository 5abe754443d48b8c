import type {ContactConfig} from '../../contact/config';

/** Stands for the forms plugin's `contact.json`: a service. */
const config: ContactConfig = {
  endpoint: 'https://forms.example/f',
  fieldNames: {name: 'name', email: '_replyto', inquiryType: 'topic', message: 'message'},
  hiddenFields: {_subject: 'Hello'},
  honeypot: {name: '_gotcha', type: 'text'},
  redirect: {name: '_next', value: 'https://firm.example/contact#message-sent'},
  isReadable: true,
  idempotencyHeader: false,
};

export default config;
