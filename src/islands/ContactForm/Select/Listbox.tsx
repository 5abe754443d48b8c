import {useLayoutEffect, useState} from 'react';
import * as Radix from '@radix-ui/react-select';
import clsx from 'clsx';
import type {ListboxProps} from './index';
import styles from './styles.module.css';

/**
 * The styled select, on Radix Select. The specification's two numbers (section 9) are Radix's own:
 * what is typed to find a choice is forgotten after 1 second, and the list keeps 10 px from the
 * window's edges (`CONTENT_MARGIN`, the default of `collisionPadding`). The form gets the value from
 * the hidden `<select>` that Radix keeps, and Radix empties it when the form is reset.
 */
export default function Listbox({
  items,
  name,
  placeholder,
  className,
  initialValue,
  ...control
}: ListboxProps) {
  // Radix resets to the value of its first render, so that has to be the empty one.
  const [value, setValue] = useState('');
  useLayoutEffect(() => setValue(initialValue), [initialValue]);

  return (
    <Radix.Root name={name} value={value} onValueChange={setValue}>
      <Radix.Trigger {...control} className={clsx(className, styles.trigger)}>
        <Radix.Value placeholder={placeholder} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.list} position="popper" sideOffset={4}>
          <Radix.Viewport>
            {items.map((item) => (
              <Radix.Item key={item.value} value={item.value} className={styles.item}>
                <Radix.ItemText>{item.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <svg viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
                    <path d="M1 6l5 5 9-10" fill="none" stroke="currentColor" strokeWidth="1.8" />
                  </svg>
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
