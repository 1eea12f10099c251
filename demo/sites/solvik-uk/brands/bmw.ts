import { exterior } from '../../../cars/exterior.ts';
import type { Brand } from './brand.ts';

export const bmw: Brand = {
  slug: 'bmw',
  name: 'BMW',
  logo: 'BMW',
  design: 'bmw',
  serviceSlug: 'bmw',
  side: 'pictures/stages/suv-slim-led-blue-side',
  sideAlt: 'A blue BMW iX3 from the side',
  line: 'Five hundred miles, then lunch.',
  lead: 'The new iX3 is here with its plates on. On paper that is Gateshead to Glasgow, home, and to Glasgow again.',
  models: [
    {
      title: 'BMW iX3 50 xDrive',
      text: 'The first of the new electric BMWs. Space for four adults and what they brought.',
      picture: exterior('BMW iX3', 'blue', { country: 'UK' }),
      alt: 'A blue BMW iX3',
      price: '£58,995',
      facts: [
        ['Range, WLTP', '500 miles'],
        ['10 to 80 per cent', '21 minutes'],
      ],
    },
    {
      title: 'BMW 330e Touring',
      text: 'Electric on weekdays, petrol at weekends, and a tailgate window that opens by itself.',
      picture: exterior('BMW 3 Series Touring', 'graphite', { country: 'UK' }),
      alt: 'A graphite BMW 3 Series Touring',
      price: '£48,995',
      facts: [
        ['Electric range, WLTP', '62 miles'],
        ['Boot', '500 litres'],
      ],
    },
    {
      title: 'BMW i4 eDrive40',
      text: 'Five doors under a coupé’s roof. The quiet one in the outside lane.',
      picture: exterior('BMW i4', 'navy', { country: 'UK' }),
      alt: 'A navy BMW i4',
      price: '£49,995',
      facts: [
        ['Range, WLTP', '366 miles'],
        ['0 to 62 mph', '5.7 seconds'],
      ],
    },
  ],
  newNote:
    'A demonstrator of every model stands at Gateshead and Leeds. The other five have them within two days of your call.',
  used: {
    lead: 'Mostly one to four years old, mostly plug-in or electric, all with the service record read out of the car itself.',
    usual: ['3 Series Touring', 'X1 and iX1', 'i4'],
    weLookAt: `
      - **Plug-in batteries.** We measure usable capacity under load and print it. Below 85 per cent we say so on the windscreen.
      - **Four-cylinder diesels to 2018.** The timing chain sits at the back of the engine. We listen cold, first thing, with the bonnet up.
      - **Run-flat tyres.** If someone has fitted ordinary ones there must be a repair kit in the boot. Often there is not. We add it.
      - **Service history.** It lives in iDrive, not in a book. We photograph the screen.
    `,
  },
};
