// What the forms plugin creates for the pages that have a form. Without a setting it is `{}`; the form that
// sends, which alone reads the first, is then in no page.

declare module '@generated/site-forms/default/contact.json' {
  import type {ContactConfig} from '@site/src/contact/config';

  const config: ContactConfig;
  export default config;
}

declare module '@generated/site-forms/default/newsletter.json' {
  import type {NewsletterConfig} from '@site/src/contact/config';

  const config: NewsletterConfig | {endpoint?: undefined};
  export default config;
}

declare module '@generated/site-forms/default/booking.json' {
  import type {BookingConfig} from '@site/src/contact/config';

  const config: BookingConfig | {url?: undefined};
  export default config;
}
