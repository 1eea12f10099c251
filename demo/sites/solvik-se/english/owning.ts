import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { english } from '../page.ts';
import { bookedElsewhere, damageInspection } from '../service/booked-elsewhere.ts';

export const serviceEnglish = english({
  path: '/service-och-verkstad',
  name: 'Service and workshop',
  menu: 'Service',
  description:
    'Servicing, tyres, brakes and glass at Solvik’s twelve workshops in Sweden, with fixed prices.',
  order: 30,
  main: [
    block('hero', {
      image: picture('scenes/workshop', 'A white estate car in a bright workshop'),
      imagePhone: picture('scenes/workshop-phone'),
      title: 'The workshop opens at seven.',
      text: 'Leave the key in the safe from six, take the bus to work and fetch the car after four.',
      link: link('/en/service-och-verkstad/boka-service', 'Book a service'),
      buttonType: 'Light',
      secondLink: link('tel:+46105500140', '010-550 01 40'),
    }),
    block('link-rows', {
      title: 'What it costs',
      text: 'For most cars, VAT included. If we find anything else we ring before we reach for a spanner.',
      figurePlace: 'last',
      rows: [
        { title: 'Service', text: 'By the maker’s schedule, with original parts', figure: 'from 2,190 kr' },
        { title: 'Wheel change', text: 'Tread depth and pressure checked', figure: '495 kr' },
        { title: 'Brakes', text: 'Cleaned and greased all round', figure: '1,195 kr' },
        { title: 'Air conditioning', text: 'New refrigerant, leak test, cabin filter', figure: '1,395 kr' },
        { title: 'Battery test', text: 'Capacity and cell voltage, with a certificate', figure: '790 kr' },
        { title: 'Fault finding', text: 'The first half hour. Then you decide', figure: '690 kr' },
      ],
    }),
  ],
});

export const bookServiceEnglish = english({
  path: '/service-och-verkstad/boka-service',
  name: 'Book a service',
  description:
    'Book a service, tyre change or repair at Solvik: prices for your own car, available times near you, confirmed at once.',
  order: 1,
  main: [
    block('service-booking', {
      contactEmail: 'verkstad@solvik.example',
      contactPhone: '010-550 01 40',
      brandLinks: bookedElsewhere({
        porsche: '/en/kop-bil/bilmarken',
        mercedes: '/en/service-och-verkstad',
      }),
      damageLink: damageInspection,
      carPicture: picture('pictures/stages/estate-slim-led-green-side'),
    }),
    block('contact-line', {
      title: 'Would you rather talk to somebody?',
      text: 'One number to all twelve workshops. Say which town.',
      line: link('tel:+46105500140', '010-550 01 40'),
      note: toRichText(
        '[verkstad@solvik.example](mailto:verkstad@solvik.example), answered the same working day.',
      ),
      hours: {
        title: 'Telephone hours',
        today: 'today',
        rows: [
          { days: 'Monday–Thursday', hours: '7–17', from: 'Monday', to: 'Thursday' },
          { days: 'Friday', hours: '7–16', from: 'Friday' },
          { days: 'Saturday–Sunday', hours: 'Closed', from: 'Saturday', to: 'Sunday' },
        ],
      },
    }),
  ],
});

export const tyresEnglish = english({
  path: '/dack-och-biltillbehor',
  name: 'Tyres and accessories',
  menu: 'Tyres',
  description: 'Tyres, wheel change and tyre hotel at Solvik in Sweden, with prices and what the law says.',
  order: 40,
  main: [
    block('text-with-image', {
      title: 'Four palms against the road.',
      titleTag: 'h1',
      text: toRichText(`
        No more than that holds you when it gets slippery. Winter tyres are the law from 1 December to 31 March when the
        road is wintry: three millimetres of tread, all four wheels, the trailer too.
      `),
      image: picture('scenes/winter-mountains', 'A dark blue SUV in front of snowy mountains'),
      link: link('/en/dack-och-biltillbehor/dackhotell', 'To the tyre hotel'),
      buttonType: 'Primary',
      figures: [
        { value: '3 mm', label: 'the law' },
        { value: '4 mm', label: 'our limit' },
        { value: '8 mm', label: 'as new' },
      ],
    }),
    block('link-rows', {
      title: 'Prices',
      figurePlace: 'last',
      rows: [
        { title: 'Wheel change', text: 'Your own wheels, over a cup of coffee', figure: '495 kr' },
        {
          title: 'Winter tyres, 17 inch',
          text: 'Studded or not, four of them, fitted',
          figure: 'from 5,980 kr',
        },
        { title: 'Complete winter wheels', text: 'Original rim with sensor', figure: 'from 9,900 kr' },
        { title: 'Wheel alignment', text: 'Four wheels, report before and after', figure: '1,495 kr' },
      ],
    }),
  ],
});

export const tyreHotelEnglish = english({
  path: '/dack-och-biltillbehor/dackhotell',
  name: 'Tyre hotel',
  description: 'Solvik’s tyre hotel: washed, measured and kept in the warm for 845 kr a season.',
  order: 1,
  main: [
    block('tyre-hotel', {
      contactEmail: 'dackhotell@solvik.example',
      serviceLink: link('/en/service-och-verkstad/boka-service', 'Book a service'),
      carPicture: picture('pictures/stages/estate-slim-led-green-side'),
    }),
    block('text-with-image', {
      title: 'Your wheels live with us. You do no lifting.',
      text: toRichText(`
        We wash, measure and keep them lying down in a dark room at fifteen degrees. Twice a year you come by for twenty
        minutes.
      `),
      image: picture('scenes/close-wheel', 'The front wheel of a green car'),
      link: link('tel:+46105500150', 'Ring 010-550 01 50'),
      buttonType: 'Primary',
      figures: [
        { value: '845 kr', label: 'a season' },
        { value: '20 min', label: 'a change' },
      ],
    }),
    block('faq', {
      title: 'Good to know',
      items: [
        {
          question: 'Can you keep wheels I bought elsewhere?',
          answer: toRichText('Yes, as long as they are whole. We wash them before they move in.'),
        },
        {
          question: 'When may I use studded tyres?',
          answer: toRichText(
            'From 1 October to 15 April, and otherwise if the road is wintry. Some streets in Stockholm, Göteborg and Uppsala ban them altogether.',
          ),
        },
      ],
    }),
  ],
});
