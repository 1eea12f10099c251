import { extended } from '../sms-text.ts';

const SEPTETS_ALONE = 160;
const SEPTETS_IN_SERIES = 153;

/** How many messages the gateway charges for a text of that alphabet. */
export function smsSegments(text: string): number {
  const septets = [...text].reduce((sum, character) => sum + (extended.has(character) ? 2 : 1), 0);
  return septets <= SEPTETS_ALONE ? 1 : Math.ceil(septets / SEPTETS_IN_SERIES);
}
