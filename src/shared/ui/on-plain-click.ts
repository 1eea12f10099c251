import type { MouseEvent } from 'react';

/** Does it here, instead of following the link; who wants another tab gets one. */
export function onPlainClick(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
