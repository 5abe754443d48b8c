import {isValidElement, type ComponentType} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Button from '@site/src/components/Button';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import islands from './islandFiles';

const copy = fill(words.error);

/** What a page renders, and the component, with its error boundary, that is hydrated inside the island's element. */
export type Island<Props> = ((props: Props) => React.JSX.Element) & {
  Component: ComponentType<Props>;
};

/**
 * Makes a component an island: on a page whose other parts don't need the browser, React runs only for its islands.
 * @param name Its file: `Name` for `src/islands/Name.tsx` and `src/islands/Name/index.tsx`.
 * @param Part Gets its props as JSON, and is hydrated without the page around it.
 * @param options.eager Hydrates as soon as the page is loaded, not at the first sign of interest.
 * @throws {Error} when the page is rendered, if the name is unknown or a prop can't be serialized.
 * @example export default island('OfficeHours', OfficeHours);
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  {eager}: {eager?: boolean} = {},
): Island<Props> {
  const serialize = (key: string, value: unknown) => {
    if (typeof value !== 'function' && !isValidElement(value)) return value;
    throw new Error(
      `Island "${name}": the prop "${key}" is a function or an element, which cannot be sent to the browser. Pass text, numbers or lists, or import what the island needs inside it.`,
    );
  };
  const Component = (props: Props) => (
    <ErrorBoundary
      fallback={({error}) => (
        <div className="panel stack" role="alert">
          <p>
            <strong>{copy.heading}</strong> {name}: {error.message}
          </p>
          {/* An empty URL reloads the page. */}
          <Button href="">{copy.retry}</Button>
        </div>
      )}>
      <Part {...props} />
    </ErrorBoundary>
  );
  const IslandElement = (props: Props) => {
    if (!Object.hasOwn(islands, name))
      throw new Error(
        `The browser can't find the island "${name}". Its name is its file: write export default island('${name}', ...) in src/islands/${name}.tsx, or in index.tsx of a folder of that name.`,
      );
    return (
      <div
        data-island={name}
        data-props={JSON.stringify(props, serialize)}
        data-eager={eager || undefined}>
        <Component {...props} />
      </div>
    );
  };
  return Object.assign(IslandElement, {Component});
}
