/** Keeps the keyboard at the board when one board takes the place of another. */

let isWanted = false;

/** The board that is built next has the focus, if nothing else has taken it until then. */
export function wantFocusOnNextBoard(): void {
  isWanted = true;
}

/** Whether a board that is built now should take the focus; asked once. */
export function takesFocus(): boolean {
  const takes = isWanted && document.activeElement === document.body;
  isWanted = false;
  return takes;
}
