import type { AvailableDepartment } from '../department.ts';

export function anAvailableDepartment(given: Partial<AvailableDepartment> = {}): AvailableDepartment {
  return {
    departmentId: 'uppsala-workshop',
    siteId: 'uppsala',
    siteName: 'Solvik Uppsala',
    address: 'Rapsgatan 25, 754 50 Uppsala',
    latitude: 59.85,
    longitude: 17.68,
    brands: ['Volvo'],
    firstTimeSlot: '2026-11-18T07:30:00',
    firstTimeSlotIsFullDay: false,
    distanceKm: 3,
    ...given,
  };
}
