import { exterior } from '../../../cars/exterior.ts';
import type { Brand } from './brand.ts';

export const mercedes: Brand = {
  slug: 'mercedes-benz',
  name: 'Mercedes-Benz',
  logo: 'MERCEDES',
  serviceSlug: 'mercedes-benz-cars',
  side: 'pictures/stages/estate-wide-grille-silver-side',
  sideAlt: 'A silver Mercedes-Benz estate from the side',
  line: 'Comfort, measured in hundreds of miles.',
  lead: 'Hatchbacks to seven-seaters, with a plug or without. The doors still close with the sound they are known for.',
  models: [
    {
      title: 'A 250 e',
      text: 'A hatchback that does the week on electricity and the holidays on petrol.',
      picture: exterior('Mercedes-Benz A-Class', 'silver', { country: 'UK' }),
      alt: 'A silver Mercedes-Benz A-Class',
      price: '£34,995',
      facts: [
        ['Electric range, WLTP', '43 miles'],
        ['0 to 62 mph', '6.6 seconds'],
      ],
    },
    {
      title: 'EQA 250+',
      text: 'The electric one for a house with one parking space and no garage.',
      picture: exterior('Mercedes-Benz EQA', 'white', { country: 'UK' }),
      alt: 'A white Mercedes-Benz EQA',
      price: '£42,995',
      facts: [
        ['Range, WLTP', '328 miles'],
        ['Fast charging', '100 kW'],
      ],
    },
    {
      title: 'GLC 300 e 4MATIC',
      text: 'Four-wheel drive, a plug, and seventy-six miles before the engine is needed.',
      picture: exterior('Mercedes-Benz GLC', 'black', { country: 'UK' }),
      alt: 'A black Mercedes-Benz GLC',
      price: '£64,995',
      facts: [
        ['Electric range, WLTP', '76 miles'],
        ['Boot', '620 litres'],
      ],
    },
  ],
  newNote: 'Order times at the moment: two weeks for a car that is built, four months for one that is not.',
  used: {
    lead: 'A-Class to GLE, most of them between two and five years old and with every service in the digital record.',
    usual: ['A-Class', 'C-Class Estate', 'EQA and EQB'],
    weLookAt: `
      - **Service A and B.** The record is kept by the maker and cannot be stamped by a friend. We print it.
      - **AdBlue and NOx sensors.** On diesels from 2016 we read the counters, not only the warning lamp.
      - **Air suspension.** The car stands overnight. If one corner is lower in the morning we know before you do.
      - **Charging port.** Plug-ins get a full charge on the wall box before the price goes on.
    `,
  },
};

export const mercedesVans: Brand = {
  slug: 'mercedes-benz-vans',
  name: 'Mercedes-Benz Vans',
  logo: 'MERCEDES',
  serviceSlug: 'mercedes-benz-vans',
  side: 'pictures/stages/van-wide-grille-white-side',
  sideAlt: 'A white Mercedes-Benz van from the side',
  line: 'Loaded by seven.',
  lead: 'Vito, eVito and Sprinter, racked and ready or bare. Prices here are without VAT, as you would expect.',
  models: [
    {
      title: 'Vito 114 CDI',
      text: 'Fits the multi-storey, carries a bathroom.',
      picture: exterior('Mercedes-Benz Vito', 'silver', { country: 'UK' }),
      alt: 'A silver Mercedes-Benz Vito',
      price: '£31,450',
      facts: [
        ['Load volume', '6.0 m³'],
        ['Economy', '38.7 mpg'],
      ],
    },
    {
      title: 'eVito 60 kWh',
      text: 'No clean-air charge anywhere in the North, and no noise at the hospital door.',
      picture: exterior('Mercedes-Benz eVito', 'white', { country: 'UK' }),
      alt: 'A white electric Mercedes-Benz van',
      price: '£38,750',
      facts: [
        ['Range, WLTP', '195 miles'],
        ['Fast charging', '80 kW'],
      ],
    },
    {
      title: 'Sprinter 315 CDI',
      text: 'Stand-up height. Three pallets, and someone with opinions to drive it.',
      picture: exterior('Mercedes-Benz Sprinter', 'white', { country: 'UK' }),
      alt: 'A white Mercedes-Benz Sprinter',
      price: '£37,195',
      facts: [
        ['Load volume', '10.5 m³'],
        ['Seats', '3'],
      ],
    },
  ],
  newNote:
    'Prices exclude VAT. Ply lining, racking and livery are done in Leeds, in the same week as the number plates.',
  used: {
    lead: 'Ex-lease vans with one keeper and a tidy load floor. VAT-qualifying unless the sheet says otherwise.',
    usual: ['Vito', 'eVito', 'Sprinter'],
    weLookAt: `
      - **The load floor.** We lift the ply. What is under it says how it was used.
      - **Sliding doors.** Rollers and wiring loom, both sides, a hundred times open and shut.
      - **Particulate filter.** Town vans clog. We read the soot load and drive it clear or replace it.
      - **Tow bar.** If there is one we check the plated weights against what it has been pulling.
    `,
  },
};
