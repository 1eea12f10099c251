import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const plate = story({
  slug: 'the-27-plate-explained',
  title: 'The 27 plate: what it changes, and what it does not',
  preamble:
    'On 1 March the two digits in the middle change. It moves prices more than it should, and you can use that either way.',
  date: '2026-11-05',
  image: picture('scenes/dealership-day', 'A silver estate outside the dealership in daylight'),
  tags: ['buying'],
  author: 'Callum Reid',
  article: {
    caption: 'The last week of February is the quietest we have. Ask for coffee; there is time to make it.',
    authorLine: 'Has sold cars in Durham since the 58 plate',
    parts: [
      {
        text: toRichText(`
          British number plates tell the neighbours how old your car is. Two letters for where it was registered, two digits
          for when, three letters for luck. The digits change twice a year: on 1 March they are the year, on 1 September the
          year plus fifty. So 27 comes in March 2027 and 77 in September.

          About a third of all new cars are registered in those two months. Which is odd, since a car built in January is the
          same car.

          ## If you want the new plate

          Order before the middle of February. Cars for March are allocated by then, and what is left on 28 February is what
          nobody else chose. Ask the dealer to write the registration month on the order form. If it slips to April you have
          the plate all the same.

          A car with a 27 plate sells for a little more in 2030 than the same car with a 76, about £300 to £600 on a family
          hatchback. That is the whole benefit, apart from the neighbours.

          ## If you do not mind

          Come in the last ten days of February. Cars that are built, paid for and unsold will have last year’s number from
          Monday, and every dealer knows it. Discounts are deepest then, and again at the end of August. We have sold
          identical cars £1,900 apart, a week apart, to two people who both thought they had done well.

          > ‘The plate is on the outside. You sit on the inside.’
          > — Moira Kelso, sales manager, Glasgow

          ## Two traps

          **Pre-registered cars.** Some are registered in the dealer’s name on the last day of a plate to meet a target. You
          become the second keeper of a car with twelve miles on it. Fine at the right price; the warranty has begun, though,
          and the car is a plate old.

          **Private plates.** You may move yours to the new car for £80 at the DVLA. Do it a week before collection, not on
          the morning, or you drive home as somebody else.
        `),
      },
    ],
    subject: {
      label: 'Until 28 February',
      title: 'First in line for the 27 plate',
      text: 'Cars that are already allocated to us for March',
      image: picture(exterior('Toyota Corolla', 'blue', { country: 'UK' }), 'A blue hatchback'),
      link: link('/buy-car/latest-offers/27-plate', 'See the offer'),
    },
  },
});
