import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { english } from '../page.ts';

export const buyEnglish = english({
  path: '/kop-bil',
  name: 'Buying a car',
  description: 'How to buy a car at Solvik: one price, 112 checked points and fourteen days to return it.',
  order: 5,
  main: [
    block('hero', {
      image: picture('scenes/dealership-day', 'A silver estate car outside the showroom'),
      imagePhone: picture('scenes/dealership-day-phone'),
      title: 'Sit in it first. Decide later.',
      text: 'A day’s test drive says more than a brochure. The key hangs behind the counter.',
      hasSearchBar: true,
      searchPlaceholderDesktop: 'Make, model or equipment',
      searchPlaceholderPhone: 'Make or model',
    }),
    block('steps', {
      title: 'How it works',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Try', text: 'Twenty-four hours, insured. Drive it to work and into your garage.' },
        { title: 'Read the report', text: '112 points. We show you the amber ones on the car.' },
        {
          title: 'Part exchange',
          text: 'Your old car is valued over coffee. The price is the same if you only sell.',
        },
        {
          title: 'Collect',
          text: 'Registered, insured and washed. You have fourteen days to change your mind.',
        },
      ],
    }),
    block('faq', {
      title: 'New in Sweden?',
      text: 'What people who have just moved here ask us.',
      firstOpen: true,
      items: [
        {
          question: 'Do I need a Swedish personal identity number?',
          answer: toRichText(
            'To buy, no: a passport and a coordination number are enough, and you can pay by bank transfer. For a loan or personal contract hire, yes.',
          ),
        },
        {
          question: 'Is my driving licence valid?',
          answer: toRichText(
            'Licences from the EU and EEA are. Others are valid for a year from the day you registered as living here.',
          ),
        },
        {
          question: 'What do I pay besides the car?',
          answer: toRichText(
            'Vehicle tax and third-party insurance, from the day the car is yours. We arrange both at the counter.',
          ),
        },
        {
          question: 'Must I have winter tyres?',
          answer: toRichText(
            'Yes, from 1 December to 31 March when the roads are wintry. The law says three millimetres, we say four.',
          ),
        },
      ],
    }),
    block('call-panel', {
      title: 'Ask somebody who knows.',
      text: 'Customer service sees the whole stock and moves a car to your dealership without charge.',
      link: link('tel:+46105500128', 'Ring 010-550 01 28'),
      secondLink: link('/en/anlaggningar', 'Find your dealership'),
      tone: 'brand',
    }),
  ],
});

const allCarsList = block('car-list', {
  title: 'Cars in stock',
  titleTag: 'h1',
  lead: 'The cars stand at twelve dealerships and change hands quickly. We move the one you choose to yours.',
});

export const allCarsEnglish = english({
  path: '/kop-bil/alla-bilar-i-lager',
  name: 'Cars in stock',
  description:
    'Every car in stock at Solvik’s twelve dealerships in Sweden, new and used, with price, mileage and where it stands.',
  order: 1,
  main: [
    allCarsList,
    block('rich-text', {
      title: 'What comes with it',
      body: toRichText(`
        - **The report.** 112 points, with pictures of whatever is not as new.
        - **Warranty.** Twelve months on used cars up to eight years old.
        - **Fourteen days.** Or 500 km. Bring it back if it was wrong.
        - **The move.** From any of our dealerships to yours, free.

        Ring [010-550 01 28](tel:+46105500128) or write to [bilar@solvik.example](mailto:bilar@solvik.example) with
        make, price and what it should be able to tow. You get three suggestions the same working day.
      `),
      width: 'beside heading',
    }),
  ],
});

/** Make and model, or any other filter, as words of the address. */
export const carSearchesEnglish = ['/,-w-,', '/,-w-,/,-w-,'].map((words) =>
  english({
    path: allCarsEnglish.path + words,
    name: 'Cars in stock',
    hidden: true,
    description: 'Cars in stock at Solvik’s twelve dealerships in Sweden, by make and model.',
    main: [allCarsList],
  }),
);

export const brandsEnglish = english({
  path: '/kop-bil/bilmarken',
  name: 'Makes',
  description: 'BMW, MINI, Volvo, Polestar, Kia, Toyota and Porsche at Solvik in Sweden.',
  order: 3,
  main: [
    block('rich-text', {
      title: 'Seven makes, one handshake',
      titleTag: 'h1',
      lead: 'We sell what we can mend. That is why there are seven of them and not seventeen.',
    }),
    block('link-rows', {
      title: 'Where to find them',
      rows: [
        {
          title: 'BMW',
          text: 'iX3, i4 and the 3 Series Touring from stock',
          note: 'nine dealerships',
          link: link('/en/kop-bil/alla-bilar-i-lager?car_brand=BMW'),
        },
        {
          title: 'MINI',
          text: 'Cooper, Aceman, Countryman',
          note: 'seven dealerships',
          link: link('/en/kop-bil/alla-bilar-i-lager?car_brand=MINI'),
        },
        {
          title: 'Volvo',
          text: 'Nearly half of the cars in our workshops',
          note: 'nine dealerships',
          link: link('/en/kop-bil/alla-bilar-i-lager?car_brand=Volvo'),
        },
        {
          title: 'Polestar',
          text: 'Test drive and service; you order online',
          note: 'six dealerships',
          link: link('/en/kop-bil/alla-bilar-i-lager?car_brand=Polestar'),
        },
        {
          title: 'Kia',
          text: 'Seven years’ warranty, the battery included',
          note: 'eight dealerships',
          link: link('/en/kop-bil/alla-bilar-i-lager?car_brand=Kia'),
        },
        {
          title: 'Toyota',
          text: 'Hybrids since before they had a name',
          note: 'eight dealerships',
          link: link('/en/kop-bil/alla-bilar-i-lager?car_brand=Toyota'),
        },
        {
          title: 'Porsche',
          text: 'Sales and workshop',
          note: 'Göteborg, Västerås, Uppsala',
          link: link('/en/kop-bil/alla-bilar-i-lager?car_brand=Porsche'),
        },
      ],
    }),
  ],
});

export const electricCarsEnglish = english({
  path: '/kop-bil/biltyp/elbilar',
  name: 'Electric cars',
  description:
    'New and used electric cars at Solvik: real range in November, home charging, battery certificates.',
  order: 2,
  main: [
    block('hero', {
      image: picture('scenes/charging-night', 'A blue electric car charging under a roof at night'),
      imagePhone: picture('scenes/charging-night-phone'),
      title: 'Charged when you wake.',
      text: 'Nine in ten who drive electric charge at home. The tenth has a good job.',
      link: link('/en/kop-bil/alla-bilar-i-lager?car_fuel=El', 'Electric cars in stock'),
      buttonType: 'Light',
    }),
    block('figure-table', {
      title: 'Range in November',
      text: 'WLTP is a laboratory. We drove our own demonstrators from Uddevalla to Göteborg and back at four degrees, heating on.',
      labelTitle: 'Model',
      noteTitle: 'WLTP',
      valueTitle: 'Measured',
      rows: [
        { label: 'BMW iX3', note: '805 km', value: '628 km', amount: 628 },
        { label: 'Polestar 2 Long Range', note: '659 km', value: '505 km', amount: 505 },
        { label: 'Kia EV3 81.4 kWh', note: '605 km', value: '463 km', amount: 463 },
        { label: 'BMW i4 eDrive40', note: '590 km', value: '460 km', amount: 460 },
        { label: 'Volvo EX30 Extended Range', note: '476 km', value: '352 km', amount: 352 },
        { label: 'MINI Cooper SE', note: '402 km', value: '296 km', amount: 296 },
      ],
      footnote:
        'Driven 3–7 November 2026, from 100 to 10 per cent and scaled to a full charge, 90 km/h on average.',
      tone: 'stage',
    }),
  ],
});

export const sellEnglish = english({
  path: '/salj-bil',
  name: 'Selling your car',
  description:
    'Sell your car to Solvik: a price the same day, the money before you are home. We settle the loan.',
  order: 20,
  main: [
    block('hero', {
      image: picture('scenes/city-dusk', 'A dark saloon at dusk, the city behind it'),
      imagePhone: picture('scenes/city-dusk-phone'),
      title: 'Sell it over lunch.',
      text: 'You get a price the same day. Say yes, and the money is there before you are home.',
      link: link('#sell-form', 'Ask for a price'),
      buttonType: 'Light',
      secondLink: link('tel:+46105500160', 'Ring 010-550 01 60'),
    }),
    block('sell-car', {
      title: 'What is yours worth?',
      text: 'The registration, the mileage and how to reach you will do. With photos the price is closer.',
    }),
    block('steps', {
      title: 'Four steps, no adverts',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Write or ring',
          text: 'Registration number, mileage and what the car has been through. In the form above, or by telephone.',
        },
        {
          title: 'A price today',
          text: 'Based on what the car sells for right now. It stands for seven days.',
        },
        {
          title: 'Come here',
          text: 'We go through the car together in twenty minutes. If it is as you described it, the price stands.',
        },
        {
          title: 'The money',
          text: 'We settle the loan, see to the change of owner and drive you to the bus.',
        },
      ],
    }),
  ],
});
