import type { Lead } from '../lead.ts';
import type { LeadStore } from '../lead-store.ts';

const DAY_MS = 86_400_000;

/** A form can be sent with anybody's address; nobody gets more mail for it than a customer in a hurry causes. */
export async function hadEnoughMail(
  { customer, receivedAt }: Pick<Lead, 'customer' | 'receivedAt'>,
  leads: Pick<LeadStore, 'countFrom'>,
  perDay: number,
): Promise<boolean> {
  const received = new Date(receivedAt);
  const day = { from: new Date(received.getTime() - DAY_MS), to: received };
  return (await leads.countFrom(customer.email, day)) > perDay;
}
