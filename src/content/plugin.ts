import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {ServiceFrontMatter} from './schema';
import type {ServiceCard} from './types';

type SidebarItem = {type: string; label?: string; id?: string; items?: SidebarItem[]};

/**
 * The services in the one order of `sidebars.ts`, as the few fields every page needs.
 * @param content what the docs plugin loaded
 * @throws Error when a document stands in no group of the sidebar
 */
export function serviceCards(content: DocsContent): ServiceCard[] {
  const version = content.loadedVersions[0];
  const groups = (version?.sidebars.services ?? []) as SidebarItem[];
  return groups.flatMap(({label = '', items = []}) =>
    items.flatMap(({type, id}) => {
      const doc = version?.docs.find((candidate) => candidate.id === id);
      if (type !== 'doc' || !doc) {
        throw new Error(`sidebars.ts: "${id}" in the group "${label}" is no service. Put a Markdown file into docs/.`);
      }
      const {title, description, icon, sidebar_label, industries, status} =
        doc.frontMatter as unknown as ServiceFrontMatter;
      return {
        slug: doc.slug.slice(1),
        permalink: doc.permalink,
        group: label.toLowerCase() as ServiceCard['group'],
        title,
        label: sidebar_label ?? title,
        description,
        icon,
        industries,
        comingSoon: status === 'coming soon',
      };
    }),
  );
}

/** Publishes the services' card fields, from which every list of services on the site is made. */
export default function contentPlugin(): Plugin {
  return {
    name: 'site-content',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      actions.setGlobalData({services: serviceCards(docs)});
    },
  };
}
