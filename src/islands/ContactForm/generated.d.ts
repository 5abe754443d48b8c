declare module '@generated/site-forms/default/settings.json' {
  import type {FormSettings} from '@site/src/settings';

  const settings: FormSettings & {
    /** The names of the support plans a visitor can ask about (`/contact?plan=`). */
    plans: string[];
  };
  export default settings;
}
