import {isValidElement, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import islands from '@generated/documents/default/islands';
import Button from '@site/src/components/Button';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';

const copy = fill(words.error);

/** What a page renders, with the component that the browser mounts inside the island's element. */
export type Island<Props> = ((props: Props) => React.JSX.Element) & {
  Component: ComponentType<Props>;
};

/** Keeps an error inside its island: the page around it stays as it is. */
export const Boundary = ({name, children}: {name: string; children: ReactNode}) => (
  <ErrorBoundary
    fallback={({error}) => (
      <div className="panel stack" role="alert">
        <p>
          <strong>{copy.heading}</strong> {name}: {error.message}
        </p>
        {/* An empty address loads the page again. */}
        <Button href="">{copy.retry}</Button>
      </div>
    )}>
    {children}
  </ErrorBoundary>
);

/**
 * Makes a component an island: on a page whose other parts need no browser, React runs for its islands only.
 * @param name Any name of its own, written out in `export default island('Name', ...)` in a file of `src/islands/`.
 * @param Part Gets its props as JSON, and is hydrated without the page around it.
 * @param options.eager Hydrates as soon as the page is loaded, and not at the first sign of interest.
 * @throws {Error} when the page is rendered, for a name or a prop that the browser can't get.
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
      `Island "${name}": the prop "${key}" is a ${typeof value === 'function' ? 'function' : 'React element'}, which cannot be sent to the browser. ` +
        'Pass text, numbers or lists, or import what the island needs inside it.',
    );
  };
  const IslandElement = (props: Props) => {
    if (!Object.hasOwn(islands, name))
      throw new Error(
        `The browser can't find the island "${name}". Write export default island('${name}', ...) in a file of src/islands/.`,
      );
    return (
      <div
        data-island={name}
        data-props={JSON.stringify(props, serialize)}
        data-eager={eager || undefined}>
        <Boundary name={name}>
          <Part {...props} />
        </Boundary>
      </div>
    );
  };
  return Object.assign(IslandElement, {Component: Part});
}
