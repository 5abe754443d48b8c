import {createElement, type ComponentType, type ReactNode} from 'react';
import {matchPath} from 'react-router';
import type {RouteConfig} from 'react-router-config';
import {state} from '../state';

/** Fake: the component of the first route that is where the test says we are. */
export default function renderRoutes(routes: RouteConfig[] = []): ReactNode {
  const route = routes.find((candidate) => matchPath(state.location.pathname, candidate));
  return route && createElement(route.component as ComponentType<{route: RouteConfig}>, {route});
}
