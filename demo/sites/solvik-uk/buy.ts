import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const buyCar: DemoPage = {
  id: 'buy-car',
  language: 'en',
  path: '/buy-car',
  name: 'Buy a car',
  fields: {
    metaTitle: 'Buy a car',
    navTitle: 'Buy a car',
    metaDescription:
      'Buying a used car from Solvik: one price, 112 written checks and fourteen days to change your mind.',
    order: 5,
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/cabin', 'The view from the driver’s seat at dusk'),
      title: 'Sit in it first. Decide later.',
      text: 'Take it home for a day. See whether it fits the drive, the dog and the weekly shop.',
      link: link('/buy-car/used-cars', 'Used cars'),
      buttonType: 'Light',
      secondLink: link('/sell-car', 'Part exchange'),
    }),
    block('steps', {
      title: 'How buying goes',
      titleSize: 'section',
      tone: 'light',
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
};

export const usedCars: DemoPage = {
  id: 'car-list',
  language: 'en',
  path: '/buy-car/used-cars',
  name: 'Used cars',
  fields: {
    metaTitle: 'Used cars',
    navTitle: 'Used cars',
    metaDescription:
      'What usually stands on Solvik’s forecourts, from what price, and how we bring a car to your dealership.',
  },
  main: [
    block('rich-text', {
      title: 'Used cars',
      titleTag: 'h1',
      lead: 'The cars stand on fourteen forecourts. Tell us what you are after; we search them all and bring it to yours.',
    }),
    block('model-cards', {
      heading: 'What usually stands here',
      link: link('tel:+441632960128', 'Ring 01632 960128'),
      cards: [
        {
          title: 'Estates',
          text: 'Room for the dog and its opinions.',
          image: picture('pictures/solvik/car-tourer-sand', 'A sand-coloured estate car'),
          link: link('/find-us'),
          label1: 'Priced from',
          labelValue1: '£14,995',
          label2: 'Most often',
          labelValue2: 'plug-in hybrid',
        },
        {
          title: 'SUVs',
          text: 'For those who have met the track to the farm.',
          image: picture('pictures/solvik/car-n7-black', 'A black SUV'),
          link: link('/find-us'),
          label1: 'Priced from',
          labelValue1: '£18,495',
          label2: 'Most often',
          labelValue2: 'electric',
        },
        {
          title: 'Hatchbacks',
          text: 'Parks anywhere, costs little, goes well.',
          image: picture('pictures/solvik/car-kivi-white', 'A white hatchback'),
          link: link('/find-us'),
          label1: 'Priced from',
          labelValue1: '£9,495',
          label2: 'Most often',
          labelValue2: 'petrol',
        },
      ],
    }),
    block('rich-text', {
      title: 'What comes with it',
      body: prose(`
        - **The sheet.** 112 checks, with pictures of whatever is not as new.
        - **Warranty.** Twelve months on cars up to eight years old.
        - **Fourteen days.** Or 300 miles.
        - **MOT.** A fresh one, if there are fewer than six months left.

        Write to [cars@solvik.example](mailto:cars@solvik.example) with make, budget and what it must carry. You get
        three suggestions the same working day.
      `),
      width: 'beside heading',
    }),
  ],
};
