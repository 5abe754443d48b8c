import siteStorage from '@generated/site-storage';
import {createDraftStore} from '@site/src/contact/draft';

/** The tab's draft. Its name keeps sites apart that are published under one host. */
export const draft = createDraftStore(`contact-draft${siteStorage.namespace ?? ''}`, () => window.sessionStorage);
