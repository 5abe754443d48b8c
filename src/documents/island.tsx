import {isValidElement, type ComponentType} from 'react';

/** What can be written as JSON and read back: no functions, no elements. */
type Serializable<Value> = Value extends (...args: never[]) => unknown
  ? never
  : Value extends object
    ? {[Key in keyof Value]: Serializable<Value[Key]>}
    : Value;

/** A component that the browser hydrates, with the one it wraps. */
export type Island<Props> = ((props: Props) => React.JSX.Element) & {
  /** The component itself, which the browser mounts inside the island's element. */
  Component: ComponentType<Props>;
};

/**
 * Makes a component an island: the one kind of component that may have state, effects and event
 * handlers, because the browser hydrates it. Everything else on a page stays HTML.
 * @param name The island's file or folder in `src/islands/`, by which the browser finds it.
 * @param Component Gets its props as JSON, and is hydrated without the page around it.
 * @throws {Error} when the page is rendered, for a prop that cannot be written as JSON.
 * @example export default island('OfficeHours', OfficeHours);
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props> &
    (Props extends Serializable<Props>
      ? unknown
      : 'An island takes no functions or elements as props'),
): Island<Props> {
  const Part: ComponentType<Props> = Component;
  function IslandElement(props: Props) {
    for (const [prop, value] of Object.entries(props as Record<string, unknown>)) {
      if (typeof value === 'function' || isValidElement(value)) {
        throw new Error(
          `Island "${name}": the prop "${prop}" is a ${typeof value === 'function' ? 'function' : 'React element'}, which cannot be sent to the browser. ` +
            'Pass text, numbers or lists, or import what the island needs inside it.',
        );
      }
    }
    return (
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Part {...props} />
      </div>
    );
  }
  return Object.assign(IslandElement, {Component});
}
