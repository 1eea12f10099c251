import { exterior } from '../../../cars/exterior.ts';
import type { Brand } from './brand.ts';

export const landRover: Brand = {
  slug: 'land-rover',
  name: 'Land Rover',
  logo: 'LANDROVER',
  serviceSlug: 'land-rover',
  side: 'pictures/stages/large-suv-wide-grille-green-side',
  sideAlt: 'A green Land Rover from the side',
  line: 'For those who have met the track to the farm.',
  lead: 'Defender, Discovery and Range Rover, sold in places that need them: Hexham, Kendal, and four towns with kerbs.',
  models: [
    {
      title: 'Defender 110 D250',
      text: 'Tows three and a half tonnes and comes home clean enough for church.',
      picture: exterior('Land Rover Defender 110', 'sand', { country: 'UK' }),
      alt: 'A sand-coloured Defender 110',
      price: '£68,995',
      facts: [
        ['Braked towing', '3,500 kg'],
        ['Wading depth', '900 mm'],
      ],
    },
    {
      title: 'Range Rover Evoque P300e',
      text: 'Thirty-eight electric miles, which is Harrogate to Leeds and back.',
      picture: exterior('Land Rover Range Rover Evoque', 'burgundy', { country: 'UK' }),
      alt: 'A burgundy Range Rover Evoque',
      price: '£49,995',
      facts: [
        ['Electric range, WLTP', '38 miles'],
        ['Boot', '591 litres'],
      ],
    },
    {
      title: 'Discovery Sport D200',
      text: 'Seven seats, five of them for adults.',
      picture: exterior('Land Rover Discovery Sport', 'navy', { country: 'UK' }),
      alt: 'A navy Discovery Sport',
      price: '£49,495',
      facts: [
        ['Seats', '7'],
        ['Braked towing', '2,200 kg'],
      ],
    },
  ],
  newNote:
    'Every new one leaves with a tracker fitted and registered. Your insurer will ask; we hand you the certificate.',
  used: {
    lead: 'We buy from farmers, vets and people who never left the tarmac. The sheet says which.',
    usual: ['Range Rover Evoque', 'Discovery Sport', 'Defender 110'],
    weLookAt: `
      - **Oil.** Short trips thin it with fuel. We take a sample and read the interval counter before we buy.
      - **Keyless entry.** Cars to 2022 get the security update before sale. Without it some insurers say no.
      - **Underside.** Photographed from axle to axle. Salt, stone and bent skid plates are all in the picture.
      - **Tow bar wiring.** Retro-fitted looms are the usual cause of a warning lamp nobody can explain.
    `,
  },
};
