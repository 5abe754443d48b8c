// What src/plugins/forms.ts creates.

declare module '@generated/site-forms/default/settings.json' {
  import type {FormSettings} from '@site/src/contact/config';

  const settings: FormSettings;
  export default settings;
}

declare module '@generated/site-forms/default/contactForm' {
  import type {ComponentType} from 'react';
  import type {FormProps} from '@site/src/islands/ContactForm';

  /** The form that sends, or the one that doesn't. */
  const Form: ComponentType<FormProps>;
  export default Form;
}
