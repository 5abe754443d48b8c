import type {ServiceGroup} from './kinds';
import type {ServiceFrontMatter} from './model';

type ServiceDoc = {frontMatter: object; slug: string; permalink: string; sourceDirName: string};

/** The few fields of a service that lists on every page show. The permalink includes the base URL. */
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
