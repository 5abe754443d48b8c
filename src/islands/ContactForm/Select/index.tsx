import {useEffect, useRef, useState, type ComponentType} from 'react';
import clsx from 'clsx';
import type {Choice} from '@site/src/data/inquiryTypes';
import type {FieldControl} from '@site/src/components/Field';
import styles from './styles.module.css';

type SelectProps = FieldControl & {
  /** The name under which the form gives the value. */
  name: string;
  /** The choices, in order. */
  items: Choice[];
  /** Shown while nothing is chosen. */
  placeholder: string;
};

export type ListboxProps = SelectProps & {
  /** What the visitor had chosen before the listbox took over; empty if nothing. */
  initialValue: string;
};

type Loaded = {Listbox: ComponentType<ListboxProps>; initialValue: string};

/**
 * A select inside a `Field` and a form. It starts as the browser's own `<select>`, which works
 * without scripts and before they arrive; the styled listbox (32 kB) is loaded when the visitor turns to
 * the form and takes its place, box and value. If it cannot be loaded, the browser's own stays.
 */
export default function Select(props: SelectProps) {
  const {items, placeholder, className, ...control} = props;
  const native = useRef<HTMLSelectElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    const turned = new AbortController();
    const load = async () => {
      const {default: Listbox} = await import('./Listbox');
      await release(native.current);
      if (!turned.signal.aborted) setLoaded({Listbox, initialValue: native.current?.value ?? ''});
      turned.abort();
    };
    for (const sign of ['focusin', 'pointerover']) {
      // If it fails, the browser's own select stays, and lacks nothing but looks.
      native.current?.form?.addEventListener(sign, () => void load().catch(() => undefined), {
        signal: turned.signal,
      });
    }
    return () => turned.abort();
  }, []);

  return (
    <div className={styles.select}>
      {loaded ? (
        <loaded.Listbox {...props} initialValue={loaded.initialValue} />
      ) : (
        // Uncontrolled and without a default, so that hydration keeps an early choice.
        <select {...control} className={clsx(className, styles.native)} ref={native}>
          <option value="">{placeholder}</option>
          {items.map(({value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <svg className={styles.chevron} viewBox="0 0 14 9" width="14" height="9" aria-hidden="true">
        <path d="M1 1.5l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </div>
  );
}

/** Waits until a control no longer has the focus: replacing it earlier would close it and lose the place. */
function release(control: HTMLElement | null): Promise<unknown> {
  return document.activeElement === control && control
    ? new Promise((resolve) => control.addEventListener('blur', resolve, {once: true}))
    : Promise.resolve();
}
