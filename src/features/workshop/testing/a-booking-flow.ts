import placeMessages from '../../../shared/maps/messages/place/sv.json' with { type: 'json' };
import { formatMessage } from '../../../shared/sites/format-message.ts';
import type { BookingFlowProps } from '../flow/booking-flow-props.ts';
import { emptyBooking } from '../flow/booking-flow-reducer.ts';
import type {
  BookingFlowAction,
  BookingFlowState,
  BookingLocation,
  SelectedService,
} from '../flow/booking-flow-state.ts';
import messages from '../messages/flow/sv.json' with { type: 'json' };
import type { Offering } from '../offering.ts';
import type { Vehicle } from '../vehicle.ts';
import type { BookingFlow } from '../views/use-booking-flow.ts';

export const volvo: Vehicle = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2020,
  hasServiceAgreement: true,
  isSupported: true,
};

export const uppsala: BookingLocation = {
  name: 'Uppsala',
  latitude: 59.86,
  longitude: 17.64,
  placeId: 'uppsala',
  region: 'Uppsala län',
};

/** A Volvo in Uppsala whose owner has chosen one service and looks at the workshops. */
export function aBookingFlowState(given: Partial<BookingFlowState> = {}): BookingFlowState {
  return {
    ...emptyBooking,
    car: volvo,
    location: uppsala,
    latitude: uppsala.latitude,
    longitude: uppsala.longitude,
    region: uppsala.region,
    services: { AC: aSelectedService() },
    bookingInfo: { addons: false },
    bookingState: 4,
    maxBookingState: 4,
    displayState: 4,
    ...given,
  };
}

export function aSelectedService(given: Partial<SelectedService> = {}): SelectedService {
  return {
    name: 'AC-service',
    price: 1395,
    priceKnown: true,
    priceDiscount: 0,
    category: 'AC och klimat',
    type: 'service',
    unit: 1,
    userInput: '',
    unitAbbreviation: '',
    listItems: [],
    ...given,
  };
}

export function anOffering(given: Partial<Offering> = {}): Offering {
  return {
    code: 'AC',
    name: 'AC-service',
    description: 'Vi fyller på köldmedium och läcksöker.',
    price: 1395,
    priceKnown: true,
    priceDiscount: 0,
    isAvailable: true,
    category: 'AC och klimat',
    allowUserInput: false,
    ...given,
  };
}

export function bookingFlowProps(given: Partial<BookingFlowProps> = {}): BookingFlowProps {
  return {
    language: 'sv',
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    map: { styleUrl: '/map/style.json', attribution: '' },
    mapTexts: { label: '', zoomIn: '', zoomOut: '', unavailable: '', cluster: '', close: '' },
    texts: { ...messages, ...placeMessages },
    contactEmail: 'verkstad@solvik.example',
    contactPhone: '010-550 01 40',
    damageInspection: {
      text: 'Boka skadebesiktning hos försäkringsbolaget först.',
      linkText: 'Till skadebesiktning',
      href: 'https://insurance.example',
    },
    brandLinks: [],
    authorisedBrands: ['Kia', 'Toyota', 'Volvo'],
    ...given,
  };
}

/** A flow that stands still: actions are collected in `dispatched`. */
export function aBookingFlow(
  state: BookingFlowState = aBookingFlowState(),
  given: Partial<BookingFlowProps> = {},
): BookingFlow & { dispatched: BookingFlowAction[] } {
  const props = bookingFlowProps(given);
  const dispatched: BookingFlowAction[] = [];
  return {
    props,
    state,
    dispatched,
    isLoaded: true,
    dispatch: (action) => void dispatched.push(action),
    texts: (key, values = {}) => formatMessage(props.texts[key], values, props.language),
  };
}
