/** Stands in for `react/jsx-runtime` on the server: marks elements that have handlers, for the pipeline. */
import * as runtime from 'react/jsx-runtime';

export {Fragment} from 'react/jsx-runtime';

type Create = typeof runtime.jsx;

const withMark =
  (create: Create): Create =>
  (type, props, key) => {
    // Links work without their handlers, which only load pages ahead.
    if (typeof type !== 'string' || type === 'a') return create(type, props, key);
    const given = props as Record<string, unknown>;
    const handlers = Object.keys(given).filter(
      (name) => /^on[A-Z]/.test(name) && typeof given[name] === 'function',
    );
    if (handlers.length === 0) return create(type, props, key);
    return create(type, {...given, 'data-handlers': handlers.join(' ')}, key);
  };

export const jsx = withMark(runtime.jsx);
export const jsxs = withMark(runtime.jsxs);
