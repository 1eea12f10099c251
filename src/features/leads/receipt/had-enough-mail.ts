import type { Lead } from '../lead.ts';
import type { LeadStore } from '../lead-store.ts';

export const MAX_RECEIPTS_PER_DAY = 3;

const DAY_MS = 86_400_000;

/** A form can be sent with anybody's address; nobody gets more mail for it than a customer in a hurry causes. */
export async function hadEnoughMail(
  { customer, receivedAt }: Pick<Lead, 'customer' | 'receivedAt'>,
  leads: Pick<LeadStore, 'countFrom'>,
): Promise<boolean> {
  const received = new Date(receivedAt);
  const day = { from: new Date(received.getTime() - DAY_MS), to: received };
  return (await leads.countFrom(customer.email, day)) > MAX_RECEIPTS_PER_DAY;
}
