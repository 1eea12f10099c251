import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const winterRange = story({
  slug: 'what-an-electric-car-loses-in-winter',
  title: 'What an electric car loses in winter',
  preamble:
    'We drove six electric cars from Gateshead to Edinburgh and back, once in July and once in January. The difference was smaller than the forums say and larger than the brochures do.',
  date: '2026-11-12',
  image: picture('scenes/winter-mountains', 'A blue SUV on a snowy plain below mountains'),
  tags: ['electric', 'owning'],
  author: 'Hannah Robson',
  article: {
    caption: 'Minus three at Grantshouse. The heater was on; that was the point.',
    authorLine: 'Writes about cars she has to give back',
    parts: [
      {
        text: toRichText(`
          The A1 to Edinburgh is a fair test. It has dual carriageway, a coast, a wind, and a long drag at the end where you find
          out. It is 122 miles from our door in Gateshead to our door in Seafield Street. We did it in the same six cars,
          with the same drivers and the cruise control at 65, on 9 July and on 14 January.

          In July it was 19 degrees. In January it was minus one, with a headwind going north and sleet coming home.

          ## What they lost

          The best lost 18 per cent of its summer range, the worst 31. The best one has a heat pump, which moves warmth
          instead of making it. The worst does not. Size mattered less than we had thought, tyres more.
        `),
        figures: [
          { value: '18%', label: 'lost by the best of six' },
          { value: '31%', label: 'lost by the worst' },
          { value: '24%', label: 'on average' },
        ],
      },
      {
        text: toRichText(`
          ## Three habits that give most of it back

          1. **Warm it on the wall.** Twenty minutes before you leave, while it is still plugged in. The cabin and the battery
             start warm, and you have not paid for it in miles. Worth about eight per cent.
          2. **Heat the people, not the air.** Seat and wheel heating use a tenth of what the blower does. Set the cabin to 18
             and the seat to two. Worth about five.
          3. **Check the pressures.** Tyres lose about one psi for every five degrees. Half of ours were four psi down by
             January, and nobody had noticed. Worth about three, and free.

          ## What does not help

          Creeping along at 50. You save range and lose the afternoon. And charging to 100 per cent every night: a cold
          battery takes little in at the top, and the last tenth is the part you seldom use.

          > ‘People ask how far it goes. They ought to ask how far they go. For nine in ten it is under forty miles a day.’
          > — Dean Whitfield, high-voltage technician

          If you are buying, ask whether the car has a heat pump. On some it is standard, on some an option, and on some it
          was standard until the spring. We write it on the sheet.
        `),
      },
    ],
    subject: {
      label: 'Worth a look',
      title: 'Electric cars, new and used',
      text: 'With a heat pump, or a price that allows for not having one',
      image: picture(exterior('Volvo EX40', 'navy', { country: 'UK' }), 'A navy electric SUV'),
      link: link('/buy-car/used-cars', 'Used cars'),
    },
  },
});
