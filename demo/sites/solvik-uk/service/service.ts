import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { servicePath } from './make.ts';

export const service = page({
  path: servicePath,
  name: 'Service and parts',
  title: 'Servicing, MOT and parts',
  description: 'Servicing, MOT, tyres and brakes at fourteen Solvik workshops, with prices that include VAT.',
  order: 20,
  fields: { menuText: 'Fourteen workshops. Drop it at eight, drive it at five.' },
  main: [
    block('hero', {
      image: picture('scenes/dealership-day', 'A silver estate outside the dealership in daylight'),
      imagePhone: picture('scenes/dealership-day-phone'),
      title: 'Drop it at eight. Drive it at five.',
      text: 'We ring before we do anything you have not asked for.',
      link: link(`${servicePath}/book-a-service-or-mot`, 'Book a service or MOT'),
      buttonType: 'Light',
      secondLink: link('/find-us', 'Find a workshop'),
    }),
    block('link-rows', {
      title: 'What it costs',
      text: 'For most cars, VAT included. Your own price depends on engine and mileage; have the registration to hand.',
      figurePlace: 'last',
      rows: [
        { title: 'MOT, class 4', text: 'Retest free within ten working days', figure: '£45' },
        { title: 'Interim service', text: 'Oil, filter and 38 checks', figure: 'from £189' },
        { title: 'Full service', text: 'By the maker’s schedule, stamped in the book', figure: 'from £299' },
        { title: 'Front pads and discs', text: 'Parts and labour', figure: 'from £329' },
        { title: 'Four-wheel alignment', text: 'With a print-out before and after', figure: '£79' },
        { title: 'Battery health check', text: 'For electric cars, with a certificate', figure: '£69' },
      ],
    }),
    block('text-with-image', {
      title: 'You get a film, not a riddle',
      text: toRichText(`
        The technician films what they find: the worn pad, the perished hose, the tyre with a nail in it. You
        see it on your phone, with the price beside it, and say yes or no to each line.

        Red is unsafe, amber can wait, green is fine. Amber stays amber; we do not repaint it to make a sale.
      `),
      image: picture('scenes/close-wheel', 'The front wheel of an olive car'),
      imageRatio: '4:3',
      reverse: true,
    }),
    block('file-list', {
      title: 'To print and pin up',
      text: 'The same prices as above, on one sheet each.',
      files: [
        {
          name: 'Workshop prices 2026/27',
          note: 'Until 31 March 2027',
          file: { media: 'files/uk-workshop-prices' },
        },
        { name: 'What is on the inspection sheet', file: { media: 'files/uk-inspection-sheet' } },
      ],
    }),
    block('video-embed', {
      youtubeID: 'aqz-KE-bpKQ',
      title: 'A film from the ramp, as you would get it',
      poster: picture('scenes/workshop', 'A white estate in a bright workshop with a green lift'),
      hasControlBar: true,
      caption: 'Two minutes, one worn pad, no music.',
    }),
    block('faq', {
      title: 'Asked at the counter',
      firstOpen: true,
      items: [
        {
          question: 'Will my warranty hold if you service the car?',
          answer: toRichText(
            'Yes. We use parts of matching quality and follow the maker’s schedule, which is what the rules ask for, whoever sold you the car.',
          ),
        },
        {
          question: 'Can I wait?',
          answer: toRichText(
            'For an MOT, tyres or an interim service, gladly. There is a table by the window and the Wi-Fi works.',
          ),
        },
        {
          question: 'Do you lend cars?',
          answer: toRichText(
            'A courtesy car costs nothing if you book a full service. Bring your licence and a check code from gov.uk.',
          ),
        },
        {
          question: 'What if it fails its MOT?',
          answer: toRichText(
            'You get the list, a price for each item and a free retest within ten working days. You may of course have it mended elsewhere.',
          ),
        },
      ],
    }),
  ],
});

export const bookService = page({
  path: `${servicePath}/book-a-service-or-mot`,
  name: 'Book a service or MOT',
  description:
    'How to book a service or MOT at a Solvik workshop: by telephone or email, any make, usually within the week.',
  order: 0,
  fields: { menuImage: picture('scenes/workshop') },
  main: [
    block('rich-text', {
      title: 'Book a service or MOT',
      titleTag: 'h1',
      lead: 'Any make, any of fourteen workshops. Most people get a time within six days.',
    }),
    block('steps', {
      title: 'What we ask',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Registration and mileage', text: 'From these we know what is due and what it costs.' },
        { title: 'Where and when', text: 'Name two days. Key safes open at six, counters at eight.' },
        {
          title: 'How you get home',
          text: 'A lift within five miles, a bicycle, or a car if you booked a full service.',
        },
        { title: 'Who may say yes', text: 'One telephone number for the film and the question.' },
      ],
    }),
    block('contact-line', {
      title: 'The workshop line',
      text: 'For all fourteen. The person who answers can see every bay.',
      line: link('tel:+441632960180', '01632 960180'),
      note: toRichText(
        'Or write to [workshop@solvik.example](mailto:workshop@solvik.example) and name two days.',
      ),
      hours: {
        title: 'Lines open',
        today: 'today',
        rows: [
          { days: 'Monday–Friday', hours: '7.30–6', from: 'Monday', to: 'Friday' },
          { days: 'Saturday', hours: '8–1', from: 'Saturday' },
          { days: 'Sunday', hours: 'Closed', from: 'Sunday' },
        ],
      },
      place: {
        title: 'Straight to the counter',
        text: toRichText('Every workshop has its own number.'),
        link: link('/find-us', 'Addresses and telephone'),
      },
    }),
  ],
});
