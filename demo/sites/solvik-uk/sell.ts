import { block, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { page } from './page.ts';

export const sellCar = page({
  path: '/sell-car',
  name: 'Sell your car',
  description:
    'Sell your car to Solvik: a price the same day, held for seven days, paid by bank transfer. We settle the finance.',
  order: 30,
  main: [
    block('hero', {
      image: picture('scenes/city-dusk', 'A dark saloon at dusk, the city behind it'),
      imagePhone: picture('scenes/city-dusk-phone'),
      title: 'Sold by teatime.',
      text: 'A price the same day, held for a week. We get in touch once, with the price.',
      link: link('#sell-form', 'Ask for a price'),
      buttonType: 'Light',
      secondLink: link('tel:+441632960160', 'Ring 01632 960160'),
    }),
    block('sell-car', {
      title: 'What is yours worth?',
      text: 'Registration, mileage and how to reach you. A few photos make the price closer.',
    }),
    block('steps', {
      title: 'How it goes',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Tell us about it',
          text: 'Registration, mileage and anything it has been through. In the form above, or on the telephone.',
        },
        {
          title: 'We name a price',
          text: 'The same working day, based on what such cars sell for this week.',
        },
        { title: 'Bring it in', text: 'Twenty minutes, together. If it is as you said, the price stands.' },
        {
          title: 'Money in the bank',
          text: 'By faster payment while you finish your tea. We settle the finance and tell the DVLA.',
        },
      ],
    }),
    block('text-with-image', {
      title: 'What changes the price, and what does not',
      text: toRichText(`
        - **Service history:** yes, a good deal. Missing stamps can often be traced.
        - **Both keys:** yes, about £200.
        - **A scuffed bumper:** hardly.
        - **Freshly washed:** no. We like it, though.
      `),
      image: picture('cars/estate/interior-light', 'The light interior of an estate'),
      reverse: true,
    }),
    block('faq', {
      title: 'Fair questions',
      items: [
        {
          question: 'There is still finance on it. Can I sell?',
          answer: toRichText(
            'Yes. Ask your lender for a settlement figure; we pay that first and send you the rest. If it is the other way round we tell you before you set off.',
          ),
        },
        {
          question: 'Is part exchange better?',
          answer: toRichText(
            'The price of your car is the same either way. Part exchange only saves a trip.',
          ),
        },
        {
          question: 'What do I bring?',
          answer: toRichText(
            'The V5C, both keys, the service book, your driving licence and the key for the locking wheel nuts. It is usually in the boot.',
          ),
        },
      ],
    }),
  ],
});
