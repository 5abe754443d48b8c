import {isValidElement, type ReactElement} from 'react';
import type {IslandName} from '@site/src/client/islands/registry';
import styles from './styles.module.css';

type IslandProps = {
  /** Which it is among those that the browser takes over (src/client/islands/registry.ts). */
  name: IslandName;
  /**
   * The component of that name. In the browser it is drawn again without the page around it: its props
   * travel as JSON, and its elements have fixed ids, as `useId` would give others there.
   */
  children: ReactElement<Record<string, unknown>>;
};

/**
 * A part of a page that React takes over in the browser, because it has a state. All else on a page is
 * HTML and stays it. (In the live server the whole page is React's, and this is a plain element.)
 * @throws {Error} when a prop of the component cannot travel
 */
export default function Island({name, children}: IslandProps) {
  for (const [prop, value] of Object.entries(children.props)) {
    if (typeof value === 'function' || isValidElement(value)) {
      throw new Error(
        `<Island name="${name}">: the prop "${prop}" is a ${typeof value === 'function' ? 'function' : 'piece of a page'}, which cannot travel to the browser. Give it a text, number or list, or let the component import what it needs.`,
      );
    }
  }
  const props = JSON.stringify(children.props);
  return (
    <div
      data-island={name}
      data-props={props === '{}' ? undefined : props}
      className={styles.island}>
      {children}
    </div>
  );
}
