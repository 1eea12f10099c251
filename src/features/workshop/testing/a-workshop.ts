import type { AvailableDepartment } from '../department.ts';
import type { OfferingCategory } from '../offering.ts';
import type { WorkshopService } from '../workshop-service.ts';
import { aVehicle } from './a-vehicle.ts';

export function anAvailableDepartment(facts: Partial<AvailableDepartment> = {}): AvailableDepartment {
  return {
    departmentId: '1101',
    siteId: '11',
    siteName: 'Solvik Göteborg',
    address: 'Exportgatan 12, Göteborg',
    latitude: 57.74,
    longitude: 11.99,
    brands: ['Volvo'],
    firstTimeSlot: '2026-11-18T07:30:00',
    firstTimeSlotIsFullDay: false,
    distanceKm: 3.4,
    ...facts,
  };
}

export function anOfferingCategory(facts: Partial<OfferingCategory> = {}): OfferingCategory {
  const offering = {
    code: 'originalservice',
    name: 'Originalservice',
    description: 'Enligt tillverkarens plan.',
    price: 3495,
    priceKnown: true,
    priceDiscount: 0,
    isAvailable: true,
    category: 'Service',
    allowUserInput: false,
  };
  return { name: 'Service', icon: 'service', offerings: [offering], ...facts };
}

/** A workshop that fulfils everything, for tests of what stands before it. */
export function aWorkshop(methods: Partial<WorkshopService> = {}): WorkshopService {
  return {
    findVehicle: async (registrationNumber) => aVehicle({ registrationNumber }),
    hasBrand: async () => true,
    services: async () => [anOfferingCategory()],
    addons: async () => [anOfferingCategory({ name: 'Tillval', selectionType: 'single' })],
    prices: async ({ serviceOfferings }) => serviceOfferings.map((code) => ({ code, price: 995 })),
    timeSlots: async ({ from }) => [
      { date: from, availableSlots: ['07:30', '08:30'], allDaySlotAvailable: false },
    ],
    async *closestAvailable() {
      yield anAvailableDepartment();
    },
    hold: async () => ({ holdId: 'hold-1', expiresAt: '2026-11-16T18:10:00.000Z' }),
    releaseHold: async () => {},
    book: async ({ registrationNumber, serviceOfferingRequests }) => ({
      id: 'SB-7K3M9Q',
      registrationNumber,
      kobraProductIds: serviceOfferingRequests.map(({ kobraId }) => kobraId),
    }),
    ...methods,
  };
}
