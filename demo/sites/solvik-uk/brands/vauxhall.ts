import { exterior } from '../../../cars/exterior.ts';
import type { Brand } from './brand.ts';

export const vauxhall: Brand = {
  slug: 'vauxhall',
  name: 'Vauxhall',
  logo: 'VAUXHALL',
  serviceSlug: 'vauxhall',
  side: 'pictures/stages/hatchback-slim-led-orange-side',
  sideAlt: 'An orange Vauxhall Corsa from the side',
  line: 'Costs little. Goes well.',
  lead: 'First cars, second cars and the van that pays for both.',
  models: [
    {
      title: 'Corsa 1.2 Turbo',
      text: 'Insurance group 18, five doors, and a heater that works before the end of the road.',
      picture: exterior('Vauxhall Corsa', 'orange', { country: 'UK' }),
      alt: 'An orange Vauxhall Corsa',
      price: '£18,995',
      facts: [
        ['Economy, WLTP', '53.3 mpg'],
        ['Boot', '309 litres'],
      ],
    },
    {
      title: 'Corsa Electric',
      text: 'The same car without the petrol station.',
      picture: exterior('Vauxhall Corsa', 'white', { country: 'UK' }),
      alt: 'A white Vauxhall Corsa',
      price: '£27,995',
      facts: [
        ['Range, WLTP', '251 miles'],
        ['Fast charging', '100 kW'],
      ],
    },
    {
      title: 'Grandland Electric',
      text: 'A family car with a 550-litre boot and room to argue in the back.',
      picture: exterior('Vauxhall Grandland', 'grey', { country: 'UK' }),
      alt: 'A grey Vauxhall Grandland',
      price: '£37,995',
      facts: [
        ['Range, WLTP', '325 miles'],
        ['Boot', '550 litres'],
      ],
    },
  ],
  newNote: 'Vivaro and Combo vans are sold at Sunderland and Carlisle, racked if you like.',
  used: {
    lead: 'The cheapest good cars on our forecourts. Checked just as long as the dear ones.',
    usual: ['Corsa', 'Mokka', 'Vivaro'],
    weLookAt: `
      - **The timing belt on the 1.2 turbo.** It runs in oil and can swell. We measure its width through the filler, photograph the gauge and replace the belt if it is past the line.
      - **Electric range.** Full charge, real drive, one figure on the sheet.
      - **Gear linkage.** On manual Corsas it wears. You should not have to look for third.
    `,
  },
};
