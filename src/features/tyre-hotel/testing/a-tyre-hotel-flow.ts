import { formatMessage } from '../../../shared/sites/format-message.ts';
import { tyreHotelApi } from '../flow/tyre-hotel-api.ts';
import type { TyreHotelProps } from '../flow/tyre-hotel-props.ts';
import { signedOut } from '../flow/tyre-hotel-reducer.ts';
import type { TyreHotelAction, TyreHotelState } from '../flow/tyre-hotel-state.ts';
import messages from '../messages/flow/sv.json' with { type: 'json' };
import type { TyreBookingConfirmation } from '../tyre-booking.ts';
import type { TyreHotelCustomer } from '../tyre-hotel-service.ts';
import type { TyreHotelFlow } from '../views/use-tyre-hotel.ts';

export const aCustomer: TyreHotelCustomer = {
  encryptedPhoneNumber: 'encrypted',
  obfuscatedPhoneNumber: '***-*** ** 67',
  regNo: 'DCK123',
};

export function aConfirmation(given: Partial<TyreBookingConfirmation> = {}): TyreBookingConfirmation {
  return {
    bookingConfirmationId: 'SB-7K3M9Q',
    customerBase: {
      firstName: 'Karin',
      lastName: 'Ekdahl',
      email: 'karin@example.com',
      phoneMobile: '+46701740622',
    },
    services: [{ name: 'Hjulskifte, däckhotell' }],
    appointmentTime: '2026-11-19T08:30:00',
    isFullDay: false,
    workshop: {
      name: 'Solvik Uppsala',
      address: 'Rapsgatan 25',
      email: 'dack@solvik.example',
      phoneNumber: '018-100 20 10',
    },
    freeText: '',
    ...given,
  };
}

export function tyreHotelProps(given: Partial<TyreHotelProps> = {}): TyreHotelProps {
  return {
    country: 'SE',
    language: 'sv',
    timeZone: 'Europe/Stockholm',
    texts: messages,
    title: 'Däckhotell',
    help: { search: 'Hjälp', login: 'Hjälp', booking: 'Hjälp' },
    contactEmail: 'dackhotell@solvik.example',
    disclaimer: [{ kind: 'paragraph', children: [{ text: 'Villkoren' }] }],
    kingPlate: '',
    serviceLink: { href: '/boka-service', text: 'Boka service' },
    offer: undefined,
    startHref: '/',
    bodyPictures: {},
    currency: 'SEK',
    ...given,
  };
}

/** A flow that stands still: actions are collected in `dispatched`. */
export function aTyreHotelFlow(
  state: Partial<TyreHotelState> = {},
  given: Partial<TyreHotelProps> = {},
): TyreHotelFlow & { dispatched: TyreHotelAction[] } {
  const props = tyreHotelProps(given);
  const dispatched: TyreHotelAction[] = [];
  return {
    props,
    state: { ...signedOut, ...state },
    dispatched,
    isLoaded: true,
    dispatch: (action) => void dispatched.push(action),
    texts: (key, values = {}) => formatMessage(props.texts[key], values, props.language),
    api: tyreHotelApi(props.language),
    logOut: () => void dispatched.push({ type: 'logged out' }),
  };
}
