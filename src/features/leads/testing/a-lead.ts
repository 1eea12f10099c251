import type { Lead } from '../lead.ts';

/** A lead about a car in stock; a test shows only what matters to it. */
export function aLead(more: Partial<Lead> = {}): Lead {
  return {
    id: 'lead-1',
    submissionId: 'submission-1',
    formName: 'solvik-seCarContactForm',
    site: 'solvik-se',
    language: 'sv',
    receivedAt: '2026-11-15T08:00:00.000Z',
    customer: { name: 'Ebba Lindmark', phone: '+46 70 174 06 05', email: 'ebba@example.com' },
    receiver: { name: 'Daniel Falk', email: 'daniel.falk@solvik.example' },
    source: 'https://solvik.example/kop-bil/461010605/begagnad-2023-suv-laddhybrid-volvo-xc60',
    values: {
      car: {
        car_id: '461010605',
        car_brand: 'Volvo',
        car_model: 'XC60',
        car_version: 'T6 Plus',
        car_year: 2023,
        car_mileage: 2400,
        car_mileage_text: '2 400 mil',
        car_odometer_unit: 'mil',
        car_regno: 'ABC 12D',
        car_chassino: 'UAVXZ00000000001',
        car_is_used: true,
        car_is_sample: false,
        car_price: 459900,
        car_price_text: '459 900 kr',
        car_price_currency: 'SEK',
        car_site_name: 'Solvik Trollhättan',
        car_departmenterpid: '4610-0305',
        isSold: false,
      },
      message: 'Finns den med dragkrok?',
      siteName: '',
      quote: false,
      testDrive: true,
      finance: [],
    },
    ...more,
  };
}
