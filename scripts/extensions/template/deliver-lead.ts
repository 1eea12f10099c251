import type { DeliveredLead, DeliveryContext } from 'forecourt/extension';

type Context = Pick<DeliveryContext, 'key' | 'signal' | 'log'> & { settings: { url: string | undefined } };

/** What it throws is tried again by the outbox; the key tells the receiver that it has had this lead already. */
export async function deliverLead(
  lead: DeliveredLead,
  { settings, key, signal, log }: Context,
): Promise<void> {
  if (!settings.url) {
    log.info(
      { code: 'TEMPLATE_LEAD', lead: lead.id, form: lead.form },
      'TEMPLATE_URL is not set: it goes nowhere',
    );
    return;
  }
  const response = await fetch(settings.url, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ form: lead.form, customer: lead.customer, values: lead.values }),
  });
  if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
}
