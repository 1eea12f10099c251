import type { CalculationSettings } from '../../../finance/plans/all-plans.ts';
import type { Receiver } from '../../lead.ts';
import type { ContactDealership, ContactFormProps } from '../contact-form-props.ts';

/** What the visitor fills in (CONT-01). */
export type ContactInputs = {
  name: string;
  phone: string;
  email: string;
  message: string;
  siteName: string;
  quote: boolean;
  testDrive: boolean;
  /** British sites only. */
  apply?: boolean | undefined;
  reserve?: boolean | undefined;
  website: string;
};

export function toContactInputs(entered: FormData): ContactInputs {
  const text = (name: keyof ContactInputs) => String(entered.get(name) ?? '');
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    siteName: text('siteName'),
    quote: entered.has('quote'),
    testDrive: entered.has('testDrive'),
    apply: entered.has('apply'),
    reserve: entered.has('reserve'),
    website: text('website'),
  };
}

type SubmissionDetails = Pick<ContactFormProps, 'car' | 'isSample' | 'source'> & {
  dealership: ContactDealership | undefined;
  receiver: Receiver | undefined;
  finance: readonly CalculationSettings[];
};

/** The posted values: the inputs, the car, the receiver and the page (CONT-10, CONT-15, CONT-17). */
export function valuesToSend(
  { name, phone, email, message, siteName, quote, testDrive, apply, reserve, website }: ContactInputs,
  { car, isSample, dealership, receiver, finance, source }: SubmissionDetails,
  currentLocation: Pick<Location, 'href' | 'pathname'> = location,
) {
  const keys = dealership && {
    car_companyerpid: dealership.car_companyerpid,
    car_departmenterpid: dealership.car_departmenterpid,
  };
  return {
    car: isSample ? { ...car, ...keys } : car,
    name: name.trim(),
    phone: phone.trim(),
    email: email.trim(),
    message: message.trim(),
    siteName: isSample ? siteName : (car['car_site_name'] ?? ''),
    quote,
    testDrive,
    ...(apply && { apply }),
    ...(reserve && { reserve }),
    toName: receiver?.name,
    toEmail: receiver?.email,
    source: pageAddress(currentLocation, source),
    ...(finance.length > 0 && { finance }),
    ...(website && { website }),
  };
}

/** The page's URL; on the re-rendered form page it is the page the form came from. */
function pageAddress(currentLocation: Pick<Location, 'href' | 'pathname'>, source: string): string {
  const page = currentLocation.pathname.startsWith('/api/')
    ? new URL(source, currentLocation.href).href
    : currentLocation.href;
  return page.replace(/#.*$/, '');
}
