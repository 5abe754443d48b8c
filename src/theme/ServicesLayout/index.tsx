/**
 * Ours, set as the docs plugin's `docsRootComponent` (its option for it): the frame around all services,
 * which stays when one service follows another.
 */
import renderRoutes from '@docusaurus/renderRoutes';
import type {RouteConfig} from 'react-router-config';
import Layout from '@site/src/components/Layout';

export default function ServicesLayout({route}: {route: RouteConfig}) {
  return <Layout>{renderRoutes(route.routes)}</Layout>;
}
