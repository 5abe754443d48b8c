declare module '@generated/site-forms/default/settings.json' {
  import type {FormSettings} from '@site/src/settings';

  const settings: FormSettings & {
    /** The support plans that a visitor can come to ask about (`/contact?plan=`), by their names. */
    plans: string[];
  };
  export default settings;
}
