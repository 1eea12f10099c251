import {
  type Destination,
  directionsFromMail,
  googleMapsDirections,
} from '../../../shared/maps/directions.ts';
import { formatRegistrationNumber } from '../../../shared/number-plates/registration-number.ts';
import { currencyOf } from '../../../shared/sites/currency.ts';
import { formatMoney } from '../../../shared/sites/formats.ts';
import { quoted } from '../../../shared/sites/quoted.ts';
import { absoluteUrl, type Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { BookedService, Booking } from '../booking.ts';
import type { VisitKind } from '../visit-kind.ts';
import { formatAppointment, fullDayNote } from './appointment-time.ts';
import type { BookingMessageKind } from './booking-deliveries.ts';
import { messageWords } from './message-words.ts';

/** The content of a mail about a booking, before it is rendered as text or HTML. */
export type BookingMail = {
  subject: string;
  heading: string;
  intro: string;
  /** Struck through when it is cancelled. */
  isCancelled: boolean;
  when: { label: string; value: string; note: string | undefined };
  car: { label: string; registrationNumber: string; name: string };
  workshop: { label: string; name: string; address: string; phone: string; directions: MailLink };
  number: { label: string; value: string };
  services: {
    label: string;
    lines: readonly ServiceLine[];
    /** Left out where everything is included in an agreement. */
    total: ServiceLine | undefined;
    note: string | undefined;
  };
  message: { label: string; text: string } | undefined;
  action: MailLink;
  foot: string;
};

type MailLink = { label: string; href: string };
export type ServiceLine = { name: string; details: readonly string[]; price: string };

export type BookingMessageContext = {
  site: Site;
  texts: Texts;
  visit: VisitKind;
  manageUrl: string;
  /** Whether the customer can still move or cancel it: nothing is promised that has passed. */
  isChangeable: boolean;
};

/** To the customer, in the language of the page they booked on. */
export function bookingMail(
  kind: BookingMessageKind,
  booking: Booking,
  { site, texts, visit, manageUrl, isChangeable }: BookingMessageContext,
): BookingMail {
  const { customer, language, workshop, freeText } = booking;
  const when = formatAppointment(booking, visit, texts);
  const words = messageWords(kind, visit);
  const isCancelled = kind === 'cancelled';
  return {
    subject: texts(words.subject, { when }),
    heading: texts(words.heading, { name: customer.firstName }),
    intro: texts(words.intro, { car: carName(booking) }),
    isCancelled,
    when: {
      label: texts('bookingMailTime'),
      value: when,
      note: isCancelled ? undefined : fullDayNote(booking, visit, texts),
    },
    car: {
      label: texts('bookingMailCar'),
      registrationNumber: formatRegistrationNumber(booking.plate ?? booking.registrationNumber, site.country),
      name: carWithYear(booking),
    },
    workshop: {
      label: texts('bookingMailWorkshop'),
      name: workshop.siteName,
      address: workshop.address,
      phone: workshop.phone,
      directions: {
        label: texts('bookingMailDirections'),
        href: directionsFromMail(workshopPlace(booking), site.url),
      },
    },
    number: { label: texts('bookingMailNumber'), value: booking.id },
    services: serviceLines(booking, currencyOf(site), texts),
    message: freeText ? { label: texts('bookingMailMessage'), text: freeText } : undefined,
    action: isCancelled
      ? {
          label: texts('bookingMailBookAgain'),
          href: absoluteUrl(site, language, site.workshopBookingPath || '/'),
        }
      : { label: texts(isChangeable ? 'bookingMailManage' : 'bookingMailShow'), href: manageUrl },
    foot: texts(footKey(isCancelled, isChangeable), { phone: workshop.phone, hours: visit.changeUntilHours }),
  };
}

function footKey(isCancelled: boolean, isChangeable: boolean) {
  if (isCancelled) return 'bookingMailFootCancelled';
  return isChangeable ? 'bookingMailFoot' : 'bookingMailFootTooLate';
}

export function carName({ car }: Booking): string {
  return `${car.brand} ${car.model}`;
}

/** Who only has tyres in the hotel has not said when the car was built. */
export function carWithYear(booking: Booking): string {
  const { buildYear } = booking.car;
  return buildYear === undefined ? carName(booking) : `${carName(booking)}, ${buildYear}`;
}

export function directionsUrl(booking: Booking): string {
  return googleMapsDirections(workshopPlace(booking));
}

export function workshopPlace({ workshop }: Booking): Destination {
  return { name: workshop.siteName, street: workshop.address };
}

/** The services with their prices; what is not known is left out of the total, and the note says so. */
export function serviceLines(
  { services, language }: Booking,
  currency: string,
  texts: Texts,
): BookingMail['services'] {
  const money = (amount: number) => formatMoney(amount, currency, language);
  const known = services.flatMap(({ price }) => price ?? []);
  const isIncluded = services.every(({ price }) => price === 0);
  const priceText = (price: number | undefined) => {
    if (price === undefined) return texts('bookingMailNoPrice');
    return price === 0 ? texts('bookingMailIncluded') : money(price);
  };
  const toLine = ({ name, units, unitAbbreviation, price, userInput }: BookedService): ServiceLine => ({
    name,
    details: [
      ...(unitAbbreviation ? [`${units} ${unitAbbreviation}`] : []),
      ...(userInput ? [quoted(userInput, language)] : []),
    ],
    price: priceText(price),
  });
  return {
    label: texts('bookingMailServices'),
    lines: services.map(toLine),
    total: isIncluded
      ? undefined
      : {
          name: texts('bookingMailTotal'),
          details: [],
          price: money(known.reduce((sum, price) => sum + price, 0)),
        },
    note: known.length < services.length ? texts('bookingMailNoPriceNote') : undefined,
  };
}
