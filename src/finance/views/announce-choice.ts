import { pushEvent } from '../../analytics/data-layer.ts';
import type { Events } from '../../analytics/events.ts';

/** What the contact form may send along. */
export type FinanceChoice = { summary: string };

/** Tells the analysts, and whoever on the page listens for `forecourt:finance`. */
export function announceChoice(event: Events['calculator'], summary: string): void {
  pushEvent({ event: 'calculator', ...event });
  const detail: FinanceChoice = { summary };
  document.dispatchEvent(new CustomEvent('forecourt:finance', { detail }));
}
