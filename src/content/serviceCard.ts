import type {ServiceGroup} from './kinds';
import type {ServiceFrontMatter} from './model';

type ServiceDoc = {frontMatter: object; slug: string; permalink: string; sourceDirName: string};

/** What lists show of a service: the few fields that every page needs; its permalink is with the base URL. */
export function serviceCard(doc: ServiceDoc) {
  const {title, description, icon, sidebar_label, industries, status, draft} =
    doc.frontMatter as unknown as ServiceFrontMatter;
  return {
    slug: doc.slug.slice(1),
    permalink: doc.permalink,
    group: doc.sourceDirName as ServiceGroup,
    title,
    label: sidebar_label ?? title,
    description,
    icon,
    industries,
    comingSoon: status === 'coming soon',
    ...(draft && {draft}),
  };
}
