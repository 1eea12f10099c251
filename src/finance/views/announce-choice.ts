import { pushEvent } from '../../analytics/data-layer.ts';
import type { Events } from '../../analytics/events.ts';

/** Sent along with the contact form. */
export type FinanceChoice = { summary: string };

/** Pushes the analytics event, and dispatches `forecourt:finance` for other islands. */
export function announceChoice(event: Events['calculator'], summary: string): void {
  pushEvent({ event: 'calculator', ...event });
  const detail: FinanceChoice = { summary };
  document.dispatchEvent(new CustomEvent('forecourt:finance', { detail }));
}
