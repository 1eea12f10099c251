import type { BookingFlowState, SelectedService } from '../../booking-flow-state.ts';

export function aSelectedService(given: Partial<SelectedService> = {}): SelectedService {
  return {
    name: 'Originalservice',
    price: 4295,
    priceKnown: true,
    priceDiscount: 0,
    category: 'Service',
    type: 'service',
    unit: 1,
    userInput: '',
    unitAbbreviation: '',
    listItems: [],
    ...given,
  };
}

/** A visitor in step 4 with one service chosen. */
export function aBookingFlowState(given: Partial<BookingFlowState> = {}): BookingFlowState {
  return {
    version: 1,
    car: {
      registrationNumber: 'ABC123',
      brand: 'Volvo',
      model: 'V60',
      buildYear: 2020,
      hasServiceAgreement: true,
      isSupported: true,
    },
    services: { originalservice: aSelectedService() },
    bookingInfo: {},
    bookingState: 4,
    maxBookingState: 4,
    displayState: 4,
    ...given,
  };
}
