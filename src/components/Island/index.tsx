import type {ReactElement} from 'react';
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
 */
export default function Island({name, children}: IslandProps) {
  const props = JSON.stringify(children.props);
  return (
    <div data-island={name} data-props={props === '{}' ? undefined : props} className={styles.island}>
      {children}
    </div>
  );
}
