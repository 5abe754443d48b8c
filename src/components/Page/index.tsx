import type {ComponentProps, ReactNode} from 'react';
import Layout from '@theme/Layout';
import Metadata from '@site/src/components/Metadata';
import {pageSocialCard} from '@site/src/content/socialCard';

type PageProps = Pick<ComponentProps<typeof Metadata>, 'type' | 'main'> & {
  /** Its name: its address, and its social card's drawing. */
  name: 'home' | 'services' | 'industries' | 'about' | 'contact';
  /** Its words in `src/data`. */
  copy: {description: string} & Parameters<typeof pageSocialCard>[1];
  children: ReactNode;
};

/** One of the site's own pages: the frame around its parts, and what it says of itself. */
export default function Page({name, copy, children, ...facts}: PageProps) {
  const path = name === 'home' ? '/' : `/${name}`;
  return (
    <Layout>
      <Metadata {...copy} {...facts} path={path} card={pageSocialCard(name, copy)} />
      <main>{children}</main>
    </Layout>
  );
}
