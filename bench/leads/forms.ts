import { CARS, DEALERSHIP, SITE } from './stock.ts';

/** One submission after the other of every kind of form, each from another customer. */
export function formOf(formSubmissionId: string, at: number): object {
  const kind = kinds[at % kinds.length] ?? carContact;
  const { name, values } = kind(at);
  return { formName: `${SITE}${name}`, formSubmissionId, values };
}

type Submission = { name: string; values: object };

const kinds: readonly ((at: number) => Submission)[] = [
  carContact,
  serviceRequest,
  motorcycleRequest,
  sellCar,
];

function carContact(at: number): Submission {
  const values = {
    car: { car_id: String(at % CARS) },
    name: `Customer ${at}`,
    phone: phoneOf(at),
    email: emailOf(at),
    message: 'Is it still there?',
    quote: at % 2 === 0,
    testDrive: at % 3 === 0,
    toEmail: 'stranger@evil.example',
  };
  return { name: 'CarContactForm', values };
}

function serviceRequest(at: number): Submission {
  const values = { ...requestOf(at), services: ['Service', 'EU-kontroll'], milage: at };
  return { name: 'ServiceForm', values };
}

function motorcycleRequest(at: number): Submission {
  return { name: 'MotorcycleServiceForm', values: { ...requestOf(at), services: ['Bestile deler'] } };
}

function sellCar(at: number): Submission {
  const values = {
    ...customerOf(at),
    option: at % 2 === 0 ? 'sell' : 'trade-in',
    regno: `EK${10_000 + (at % 90_000)}`,
    milage: at,
    siteName: DEALERSHIP,
    other: 'One owner.',
  };
  return { name: 'SellCarForm', values };
}

function requestOf(at: number) {
  return {
    ...customerOf(at),
    siteName: DEALERSHIP,
    siteEmail: 'stranger@evil.example',
    date: '2099-01-01',
    regno: `EK${10_000 + (at % 90_000)}`,
    gdpr: true,
    newsletter: true,
  };
}

function customerOf(at: number) {
  return { customerName: `Customer ${at}`, customerPhone: phoneOf(at), customerEmail: emailOf(at) };
}

function phoneOf(at: number): string {
  return `070 ${String(1_740_000 + at)}`;
}

function emailOf(at: number): string {
  return `customer.${at}@example.com`;
}
