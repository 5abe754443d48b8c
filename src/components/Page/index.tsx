import type {ComponentProps, ReactNode} from 'react';
import Layout from '@theme/Layout';
import Metadata from '@site/src/components/Metadata';
import {pageSocialCard} from '@site/src/content/socialCard';

type PageProps = Omit<Partial<ComponentProps<typeof Metadata>>, 'card' | 'children'> & {
  /** Its name, which is also its path, unless `path` is set, and its social card's drawing. */
  name: 'home' | 'services' | 'industries' | 'about' | 'insights' | 'contact';
  /** Its text, from its YAML file. */
  copy: {description: string} & Parameters<typeof pageSocialCard>[1];
  children: ReactNode;
};

export default function Page({name, copy, children, ...facts}: PageProps) {
  const path = name === 'home' ? '/' : `/${name}`;
  return (
    <Layout>
      <Metadata path={path} {...copy} {...facts} card={pageSocialCard(name, copy)} />
      <main>{children}</main>
    </Layout>
  );
}
