import ToolButton from '@site/src/components/ToolButton';
import {search as copy} from '@site/src/data/search';

/** Opens the search dialog. What it does is in `src/client/search.ts`; without scripts it is hidden. */
export function SearchButton() {
  return (
    <ToolButton
      aria-label={copy.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-tooltip={copy.tooltip}
      data-waits-for="frame"
      data-search-open>
      <Magnifier />
    </ToolButton>
  );
}

/** The mark of search. */
export function Magnifier() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.75" />
      <path d="m12.9 12.9 4.6 4.6" />
    </svg>
  );
}
