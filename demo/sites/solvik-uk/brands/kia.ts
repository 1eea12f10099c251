import { exterior } from '../../../cars/exterior.ts';
import type { Brand } from './brand.ts';

export const kia: Brand = {
  slug: 'kia',
  name: 'Kia',
  logo: 'KIA',
  serviceSlug: 'kia',
  side: 'pictures/stages/suv-slim-led-red-side',
  sideAlt: 'A red Kia Sportage from the side',
  line: 'Seven years. They mean it.',
  lead: 'The warranty is what people come for. The cars are what they come back for.',
  models: [
    {
      title: 'EV3 Long Range',
      text: 'Three hundred and seventy-five miles in a car you can park on a terrace street.',
      picture: exterior('Kia EV3', 'green', { country: 'UK' }),
      alt: 'A green Kia EV3',
      price: '£35,995',
      facts: [
        ['Range, WLTP', '375 miles'],
        ['Boot', '460 litres'],
      ],
    },
    {
      title: 'Sportage Hybrid',
      text: 'No plug, no fuss. Our best-seller three years running.',
      picture: exterior('Kia Sportage', 'red', { country: 'UK' }),
      alt: 'A red Kia Sportage',
      price: '£37,495',
      facts: [
        ['Economy, WLTP', '44.8 mpg'],
        ['Boot', '591 litres'],
      ],
    },
    {
      title: 'EV6 Long Range',
      text: 'Charges at 258 kW. You will not finish the coffee.',
      picture: exterior('Kia EV6', 'silver', { country: 'UK' }),
      alt: 'A silver Kia EV6',
      price: '£43,495',
      facts: [
        ['Range, WLTP', '361 miles'],
        ['10 to 80 per cent', '18 minutes'],
      ],
    },
  ],
  newNote: 'Seven years or 100,000 miles, whichever comes first. It follows the car, not the owner.',
  used: {
    lead: 'A three-year-old Kia has four years of warranty left. We check that it truly does before we advertise it.',
    usual: ['Sportage', 'Niro and e-Niro', 'EV6'],
    weLookAt: `
      - **The warranty itself.** It lapses if services were late by more than a month or 1,000 miles. We read the record to the day.
      - **Battery health.** Electric ones get a certificate with capacity and the date of the test.
      - **Charge-port flap.** It freezes. The later actuator is fitted if the car has not had it.
    `,
  },
};
