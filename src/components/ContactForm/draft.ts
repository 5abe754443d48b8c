import siteStorage from '@generated/site-storage';
import {createDraftStore} from '@site/src/contact/draft';

/** The draft's name in the tab's storage. It keeps sites apart that are published under one host. */
export const draftKey = `contact-draft${siteStorage.namespace ?? ''}`;

export const draft = createDraftStore(draftKey, () => window.sessionStorage);
