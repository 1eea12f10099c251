import { block, link, picture } from '../../../site-builder.ts';
import { page } from '../page.ts';

export const buyCar = page({
  path: '/buy-car',
  name: 'Buy a car',
  description:
    'Used and new cars at fourteen Solvik dealerships: one price, 112 written checks and fourteen days to change your mind.',
  order: 10,
  fields: { menuText: 'Nine makes on fourteen forecourts. Have one for a day before you decide.' },
  main: [
    block('hero', {
      image: picture('scenes/showroom', 'A pearl white saloon in a showroom panelled with wood'),
      imagePhone: picture('scenes/showroom-phone'),
      title: 'Sit in it first. Decide later.',
      text: 'Take it home for a day. See whether it fits the drive, the dog and the weekly shop.',
      link: link('/buy-car/used-cars', 'Used cars'),
      buttonType: 'Light',
      secondLink: link('/buy-car/new-cars', 'New cars'),
    }),
    block('link-rows', {
      title: 'Where to start',
      rows: [
        {
          title: 'Latest offers',
          text: 'Deposit contributions and low rates, with the whole sum shown',
          note: 'six makes',
          link: link('/buy-car/latest-offers'),
        },
        {
          title: 'Finance and insurance',
          text: 'PCP, hire purchase and what they cost in the end',
          note: 'worked examples',
          link: link('/buy-car/finance-and-insurance-options'),
        },
        {
          title: 'Fleet and business',
          text: 'Company cars, vans and the tax on both',
          note: 'from one vehicle',
          link: link('/buy-car/fleet-and-business-offers'),
        },
        {
          title: 'Motability',
          text: 'Specialists at eight dealerships, home visits by arrangement',
          note: 'since 2011',
          link: link('/buy-car/motability'),
        },
        {
          title: 'Makes',
          text: 'Nine of them, and where each is sold and mended',
          note: 'A to Z, nearly',
          link: link('/buy-car/brands'),
        },
      ],
    }),
    block('steps', {
      title: 'How buying goes',
      titleSize: 'section',
      steps: [
        { title: 'Drive', text: 'A whole day, insured by us.' },
        { title: 'Read the sheet', text: '112 checks. We show you the amber ones on the car.' },
        {
          title: 'Part exchange',
          text: 'Valued while you finish your tea, at the price we would pay anyway.',
        },
        { title: 'Collect', text: 'Taxed, cleaned and full of fuel. Fourteen days to bring it back.' },
      ],
    }),
  ],
});
