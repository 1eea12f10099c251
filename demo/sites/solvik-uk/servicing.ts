import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const servicing: DemoPage = {
  id: 'service',
  language: 'en',
  path: '/servicing',
  name: 'Servicing',
  fields: {
    metaTitle: 'Servicing and MOT',
    navTitle: 'Servicing',
    metaDescription:
      'Servicing, MOT, tyres and brakes at fourteen Solvik workshops, with prices that include VAT.',
    order: 10,
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/workshop', 'A wheel in evening light'),
      title: 'Drop it at eight. Drive it at five.',
      text: 'We ring before we do anything you have not asked for.',
      link: link('tel:+441632960140', 'Ring 01632 960140'),
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
      text: prose(`
        The technician films what they find: the worn pad, the perished hose, the tyre with a nail in it. You
        see it on your phone, with the price beside it, and say yes or no to each line.

        Red is unsafe, amber can wait, green is fine. Amber stays amber; we do not repaint it to make a sale.
      `),
      image: picture('pictures/solvik/gallery-5', 'The front wheel of a green car'),
      imageRatio: '4:3',
      reverse: true,
    }),
    block('faq', {
      title: 'Asked at the counter',
      firstOpen: true,
      items: [
        {
          question: 'Will my warranty hold if you service the car?',
          answer: prose(
            'Yes. We use parts of matching quality and follow the maker’s schedule, which is what the rules ask for, whoever sold you the car.',
          ),
        },
        {
          question: 'Can I wait?',
          answer: prose(
            'For an MOT, tyres or an interim service, gladly. There is a table by the window and the wifi works.',
          ),
        },
        {
          question: 'Do you lend cars?',
          answer: prose(
            'A courtesy car costs nothing if you book a full service. Bring your licence and a check code from gov.uk.',
          ),
        },
        {
          question: 'What if it fails its MOT?',
          answer: prose(
            'You get the list, a price for each item and a free retest within ten working days. You may of course have it mended elsewhere.',
          ),
        },
      ],
    }),
  ],
};
