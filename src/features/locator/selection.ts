/**
 * Which location is active, in the list and on the map alike (LOC-37): none or one. An active marker has its window
 * open and its card unfolded.
 */
export type Selection = { readonly id: string | undefined };

export type SelectionEvent =
  /** A marker or a card was chosen; choosing the active one again lets it go (LOC-07). */
  | { type: 'select'; id: string }
  /** A suggestion was picked: it stays active when it was active already. */
  | { type: 'open'; id: string }
  /** The window or the card was closed. */
  | { type: 'close' };

export const noSelection: Selection = { id: undefined };

export function nextSelection(selection: Selection, event: SelectionEvent): Selection {
  if (event.type === 'close') return noSelection;
  if (event.type === 'open') return { id: event.id };
  return selection.id === event.id ? noSelection : { id: event.id };
}
