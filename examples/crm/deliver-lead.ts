import type { DeliveredLead, DeliveryContext } from 'forecourt/extension';
import { type CrmSettings, crmClient } from './crm-client.ts';

type Context = Pick<DeliveryContext, 'key' | 'signal' | 'site'> & { settings: CrmSettings };

/** The contact by its mail address, then the lead about it: the key makes the same lead again the same one. */
export async function deliverLead(
  lead: DeliveredLead,
  { settings, key, signal, site }: Context,
): Promise<void> {
  const call = crmClient(settings);
  const contact = await call<{ id: string }>('/contacts', { method: 'PUT', body: toContact(lead), signal });
  await call('/leads', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { ...toLead(lead), contactId: contact.id, channel: site.displayName },
    signal,
  });
}

export function toContact({ customer, language, values, receivedAt }: DeliveredLead) {
  return {
    match: 'email',
    email: customer.email.toLowerCase(),
    name: customer.name,
    phone: customer.phone,
    language,
    consents: consentsIn(values).map((purpose) => ({ purpose, givenAt: receivedAt })),
  };
}

/** What the CRM calls our forms; it files the others as enquiries. */
const types: Readonly<Record<string, string>> = {
  CarContactForm: 'car-enquiry',
  ServiceForm: 'service',
  MotorcycleServiceForm: 'service',
  SellCarForm: 'trade-in',
  CrmCallBackForm: 'call-back',
};

export function toLead({ id, form, values, source, receivedAt, receiver }: DeliveredLead) {
  const car = values['car'] as { car_id?: string; car_title?: string } | undefined;
  return {
    externalId: id,
    type: types[form] ?? 'enquiry',
    form,
    receivedAt,
    page: source,
    ...(receiver && { department: receiver.name }),
    ...(car?.car_id && { vehicle: { id: car.car_id } }),
    message: typeof values['message'] === 'string' ? values['message'] : '',
    answers: Object.fromEntries(Object.entries(values).filter(([, value]) => isPlain(value))),
  };
}

/** What the CRM calls the consents of our forms. */
const purposes: Readonly<Record<string, string>> = { gdpr: 'data-processing', newsletter: 'marketing' };

/** Only what the customer ticked counts. */
function consentsIn(values: DeliveredLead['values']): readonly string[] {
  return Object.entries(purposes).flatMap(([name, purpose]) => (values[name] === true ? purpose : []));
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
