import { exterior } from '../../../cars/exterior.ts';
import type { Brand } from './brand.ts';

export const mini: Brand = {
  slug: 'mini',
  name: 'MINI',
  logo: 'MINI',
  design: 'mini',
  serviceSlug: 'mini',
  side: 'pictures/stages/hatchback-round-lamp-red-front34',
  sideAlt: 'A red MINI',
  line: 'Parks where others give up.',
  lead: 'Three sizes, from the one you remember to the one with a boot. All three come as electric cars; two also as petrol.',
  models: [
    {
      title: 'MINI Cooper E',
      text: 'Three doors, four seats, one round screen. Turns in like it always did.',
      picture: exterior('MINI Cooper', 'red', { country: 'UK' }),
      alt: 'A red MINI Cooper',
      price: '£28,995',
      facts: [
        ['Range, WLTP', '190 miles'],
        ['Fast charging', '75 kW'],
      ],
    },
    {
      title: 'MINI Aceman SE',
      text: 'Five doors in thirteen feet and five inches. The one for people with a pram.',
      picture: exterior('MINI Aceman', 'ice-blue', { country: 'UK' }),
      alt: 'An ice blue MINI Aceman',
      price: '£33,495',
      facts: [
        ['Range, WLTP', '252 miles'],
        ['Boot', '300 litres'],
      ],
    },
    {
      title: 'MINI Countryman C',
      text: 'The big one, with petrol, for those who live a long way from a socket.',
      picture: exterior('MINI Countryman', 'green', { country: 'UK' }),
      alt: 'A green MINI Countryman',
      price: '£32,995',
      facts: [
        ['Economy, WLTP', '45.6 mpg'],
        ['Boot', '450 litres'],
      ],
    },
  ],
  newNote:
    'Test drives take an hour and start with a multi-storey car park, since that is where you find out.',
  used: {
    lead: 'They hold their price, so we buy carefully. Half of ours come from people who have just collected a new one from us.',
    usual: ['Cooper, three and five doors', 'Cooper SE', 'Countryman'],
    weLookAt: `
      - **Thermostat housing.** The three-cylinder weeps coolant there from about 40,000 miles. Dry, or we fit a new one.
      - **Strut top mounts.** Potholes push them up through the turret. We measure both sides.
      - **Clutch on the Cooper S.** A hill start with the handbrake on tells us within a minute.
      - **Two keys, and the cable.** Electric ones must have their charging cable. It costs £240 to forget.
    `,
  },
};
