import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const support: DemoPage = {
  id: 'support',
  language: 'en',
  path: '/support',
  name: 'Support',
  fields: {
    metaTitle: 'Support, around the clock',
    navTitle: 'Support',
    metaDescription:
      'Help at the post by telephone, day and night. Receipts, refunds and answers to what people ask.',
    order: 5,
  },
  main: [
    block('rich-text', {
      title: 'There is somebody here.',
      titleTag: 'h1',
      lead: 'Eleven people in Västerhamn take turns, on Christmas Eve as well. No menu of numbers, and last year no queue longer than four minutes.',
    }),
    block('contact-line', {
      title: 'Standing at the post?',
      text: 'Read us the number on the yellow label and we see what you see. We speak Swedish, English and some Finnish.',
      line: link('tel:+46105500161', '+46 10 550 01 61'),
      note: toRichText(
        'If it can wait: [hello@strom.example](mailto:hello@strom.example), answered within a day.',
      ),
    }),
    block('faq', {
      title: 'What people ask',
      firstOpen: true,
      items: [
        {
          question: 'I have lost my receipt',
          answer: toRichText(
            'Email us the last four digits of the card, the place and the day. You will have it the same day, with VAT stated.',
          ),
        },
        {
          question: 'I paid for a charge that never started',
          answer: toRichText(
            'The hold of 400 kronor is released within a day. If it became a purchase we pay it back the day we hear from you.',
          ),
        },
        {
          question: 'The cable will not come out',
          answer: toRichText(
            'Unlock the car once more and wait five seconds. It is the car that is holding on, not the post.',
          ),
        },
      ],
    }),
  ],
};
