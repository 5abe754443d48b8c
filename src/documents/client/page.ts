/** Every document's script: runs all plugins' client modules. */
import clientModules from '@generated/client-modules?page';
import type {ClientModule} from '@docusaurus/types';

for (const module of clientModules as (ClientModule & {default?: ClientModule})[]) {
  const location = {...window.location, state: undefined, key: undefined} as never;
  const {onRouteUpdate, onRouteDidUpdate} = {...module.default, ...module};
  onRouteUpdate?.({location, previousLocation: null});
  onRouteDidUpdate?.({location, previousLocation: null});
}
