import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { chargingCurve } from './charging-curve.ts';
import { priceRows } from './price-rows.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'en',
  path: '/',
  name: 'Home',
  fields: {
    metaTitle: 'Fast charging by the road',
    navTitle: 'Home',
    metaDescription:
      '212 chargers between Malmö and Sundsvall. One price on the sign, card at the post, help around the clock.',
    ogImage: picture('scenes/charging-night'),
    headerOverContent: true,
  },
  main: [
    block('hero', {
      image: picture('scenes/charging-night', 'A blue SUV charging under a lit roof on a clear night'),
      imagePhone: picture(
        'scenes/charging-night-phone',
        'A blue SUV charging under a lit roof on a clear night',
      ),
      title: 'Full before the coffee is.',
      text: '212 chargers along the roads between Malmö and Sundsvall. Tap your card, charge, drive on.',
      variant: 'FullScreen',
      contentPlacement: 'Top',
      link: link('/en/find-a-charger', 'Find a charger'),
      buttonType: 'Accent',
      secondLink: link('/en/prices', 'See the prices'),
    }),
    block('link-rows', {
      title: 'Along the way',
      titleSize: 'large',
      text: 'Three of 29 places. We build where people stop anyway: by the coffee, the exit, the shops.',
      action: link('/en/find-a-charger', 'All 29 places'),
      rows: [
        {
          figure: '300',
          unit: 'kW',
          title: 'Västerhamn, Kajgatan',
          text: 'Hamnen 2 · CCS2',
          note: '8 chargers',
          link: link('/en/find-a-charger'),
        },
        {
          figure: '400',
          unit: 'kW',
          title: 'Björkvik, E6 north',
          text: 'Junction 97 · CCS2',
          note: '12 chargers',
          link: link('/en/find-a-charger'),
        },
        {
          figure: '22',
          unit: 'kW',
          title: 'Lindö shopping centre',
          text: 'Lindövägen 40 · Type 2',
          note: '6 chargers',
          link: link('/en/find-a-charger'),
        },
      ],
    }),
    block('steps', {
      title: 'Three moves.\nNo manual.',
      steps: [
        {
          title: 'Back in',
          text: 'Every bay is lit and the cable is five metres long. It reaches, even if your flap is on the wrong side.',
        },
        {
          title: 'Tap',
          text: 'Bank card, phone or charging tag. With the app the post recognises your car and starts by itself.',
        },
        {
          title: 'Have a coffee',
          text: 'We text you at 80 per cent. After that you have fifteen minutes before the bay starts to cost.',
        },
      ],
    }),
    block('chart', {
      ...chargingCurve,
      mark: { ...chargingCurve.mark, value: '80%' },
      title: 'From 10 to 80 per cent in 22 minutes',
      text: 'Measured in Björkvik, 300 kW, five degrees outside',
      xTitle: 'Minutes',
      yTitle: 'Battery level in per cent',
    }),
    block('price-table', {
      title: 'One price on the sign.',
      text: 'The same around the clock. No starting fee, no roaming, no coupon that expires tomorrow.',
      ...priceRows.en,
      footnote:
        'Swedish kronor per kWh including VAT, from 01/11/2026. Staying more than 15 minutes after a full charge: 3 kr a minute.',
    }),
    block('call-panel', {
      title: 'Charging at work, without the work.',
      text: 'We draw, dig, own and look after it. You lend the ground and are paid per kilowatt-hour. From four bays.',
      link: link('/en/business', 'How it is done'),
      secondLink: link('tel:+46105500160', '+46 10 550 01 60'),
      facts: [
        { label: 'from yes to power', value: '9 weeks' },
        { label: 'uptime, past year', value: '99.4%' },
        { label: 'your investment', value: '0 kr' },
      ],
    }),
    block('faq', {
      title: 'Good questions',
      text: 'Ring if the post is being difficult. We answer around the clock and can start it from here.',
      link: link('tel:+46105500161', '+46 10 550 01 61'),
      firstOpen: true,
      items: [
        {
          question: 'Will the cable fit my car?',
          answer: toRichText(
            'Yes, if it was built for Europe after 2013. Every fast charger has CCS2, most places Type 2 as well. The cable is fixed to the post.',
          ),
        },
        {
          question: 'I have a foreign card. Will it work?',
          answer: toRichText(
            'Any Visa, Mastercard or American Express with contactless payment. No account, no app, no Swedish identity number.',
          ),
        },
        {
          question: 'Why is it slower when it is cold?',
          answer: toRichText(
            'The battery protects itself. Set us as the destination in the car’s navigation and it warms up on the way.',
          ),
        },
        {
          question: 'Where does the power come from?',
          answer: toRichText(
            'Wind and water from Bohuslän and Jämtland, bought with guarantees of origin hour by hour.',
          ),
        },
      ],
    }),
  ],
};
