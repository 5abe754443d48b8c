declare module '@generated/site-forms/default/contactForm' {
  import type {ComponentType} from 'react';
  import type {SmallPrintProps} from '@site/src/components/ContactForm/SmallPrint';

  /** The form that sends, or the one that does not: the forms plugin chooses. */
  const Form: ComponentType<SmallPrintProps>;
  export default Form;
}
