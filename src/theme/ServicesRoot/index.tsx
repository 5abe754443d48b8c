/**
 * Ours, set as the docs plugin's `docVersionRootComponent` and `docRootComponent` (its options for it).
 * Why: the stock ones bring version banners, the stock sidebar and its providers to every service page.
 */
import {matchPath, useLocation} from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import NotFoundContent from '@site/src/components/NotFound';
import type {RouteConfig} from 'react-router-config';

type ServicesRootProps = {
  route: RouteConfig;
};

export default function ServicesRoot({route}: ServicesRootProps) {
  const {pathname} = useLocation();
  const routes = route.routes ?? [];
  return routes.some((child) => matchPath(pathname, child)) ? (
    renderRoutes(routes)
  ) : (
    <NotFoundContent />
  );
}
