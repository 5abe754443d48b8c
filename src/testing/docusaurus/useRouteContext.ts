/** Fake: no plugin's route. */
export default function useRouteContext() {
  return {plugin: {id: 'default', name: 'test'}, data: {}};
}
