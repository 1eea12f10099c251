import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const noDrive = story({
  slug: 'charging-without-a-drive',
  title: 'Charging without a drive',
  preamble:
    'Four in ten northern homes have nowhere to put a charger. We followed three drivers for a month to see what it costs them, in money and in evenings.',
  date: '2026-05-21',
  image: picture('scenes/charging-night', 'A blue SUV at a charger by night'),
  tags: ['electric', 'owning'],
  author: 'Hannah Robson',
  article: {
    caption: 'Heaton, quarter to ten. The third post from the left is the quick one.',
    authorLine: 'Writes about cars she has to give back',
    parts: [
      {
        text: toRichText(`
          Everybody who sells electric cars says the same thing: you wake up with a full battery. That is true if you sleep next
          to a socket. In Heaton, where terraces run down to the coast line and you park where you can, it is not.

          ## The nurse

          Twelve thousand miles a year, night shifts. She charges at the hospital, 7 kW, while she works. It is 34p a kilowatt-hour,
          and the car is full by three in the morning. Cost for the month: £71. Evenings lost: none. ‘I plug in where I am anyway.
          That is the trick, if it is one.’

          ## The plumber’s van

          A kerbside post on his own street, put in by the council after he wrote to them. 47p. It is free about two evenings in
          three. On the others he drives round the block. Cost: £118. Evenings lost: four, each about twenty minutes. ‘I know all
          the neighbours now.’

          ## The family

          No post within half a mile. They charge once a week at the supermarket, 50 kW at 62p, during the shop. Forty minutes
          gives 110 miles and a trolley of food. Cost: £96. Evenings lost: none; Saturdays busier.
        `),
        figures: [
          { value: '34p', label: 'at work, slow' },
          { value: '47p', label: 'at the kerb' },
          { value: '62p', label: 'at the supermarket, fast' },
        ],
      },
      {
        text: toRichText(`
          ## Against petrol

          Their old cars would have cost £112, £165 and £124 in fuel. So all three save, the one with the dearest electricity
          least. With a drive and a night tariff at 8p they would pay about a fifth of it, which is why people with drives will
          not stop talking about it.

          ## Three things that help

          - **Ask your council.** Most have a list for kerbside posts, and streets with three requests move up it.
          - **A gully.** Some councils allow a channel across the pavement for the cable, from about £1,000 fitted, with a grant.
          - **Buy more battery than you need.** Not for range. So that you can skip a week.

          If none of it fits, a hybrid without a plug is not a failure. We sell those, too.
        `),
      },
    ],
    subject: {
      label: 'Range to skip a week',
      title: 'Kia EV3 Long Range',
      text: '375 miles, parks on a terrace street',
      image: picture(exterior('Volkswagen ID.3', 'green', { country: 'UK' }), 'A green electric hatchback'),
      link: link('/buy-car/new-cars/kia', 'New Kia'),
    },
  },
});
