/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Admonition.
 * Why: a quiet note with a role, in the look of the site, for any kind of admonition.
 * What changed: no icon, no default title, no set of known types: a kind that the configuration adds works as it is.
 * Delete when: never.
 */
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';

const urgent = ['warning', 'danger', 'caution'];

export default function Admonition(unprocessedProps: Props) {
  const {type, title, children} = processAdmonitionProps(unprocessedProps);
  return (
    <aside className="quiet" role="note" data-urgent={urgent.includes(type) || undefined}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </aside>
  );
}
