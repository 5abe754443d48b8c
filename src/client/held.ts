import type {Held, Needs} from './early';

const needsOf = ({element}: Held) => element.dataset.waitsFor as Needs;

/** Whether something was pressed that waits for this. */
export const isWaitedFor = (what: Needs): boolean =>
  window.early?.held.some((press) => needsOf(press) === what) ?? false;

/** Gives what was pressed too early to the scripts that are there now, in order and once; later presses reach them by themselves. */
export function release(what: Needs): void {
  const {early} = window;
  if (!early) return;
  const due = early.held.filter((press) => needsOf(press) === what);
  early.held = early.held.filter((press) => needsOf(press) !== what);
  early.ready[what] = true;
  if (early.held.length === 0) giveUp();
  for (const {element, submitter} of due) {
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter);
    else element.click();
  }
}

/** Takes back the sign that a press is being worked on: nothing is, or what it waits for could not be loaded. */
export function giveUp(): void {
  document.documentElement.removeAttribute('data-waiting');
}
