import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const towing = story({
  slug: 'towing-in-plain-numbers',
  title: 'Towing, in plain numbers',
  preamble:
    'Most caravans are too heavy for something: the licence, the car or the ball. Four figures tell you which, and they are all stamped on a plate.',
  date: '2026-07-16',
  image: picture('scenes/truck-yard', 'An orange pick-up in front of lorries at dusk'),
  tags: ['owning'],
  author: 'Callum Reid',
  article: {
    caption: 'The figure that matters is on a plate in the door, not in the brochure.',
    authorLine: 'Tows a horsebox; has opinions about reversing',
    parts: [
      {
        text: toRichText(`
          ## 1. Your licence

          Since December 2021 an ordinary car licence is enough for a trailer of up to 3,500 kg, whenever you passed. The extra
          test is gone. Being allowed to is not the same as being able to: an hour with an instructor and an empty car park
          costs £60 and saves a bumper.

          ## 2. What the car may pull

          On the VIN plate, usually in the door frame, stand four weights. The first is the car’s own maximum. The second is car
          and trailer together, the train weight. Take the first from the second and you have what it may tow when it is full.
          That is the honest figure. The one in the brochure often assumes a driver and nothing else.

          If there is no second figure, or it equals the first, the car is not approved for towing at all. Some hybrids and many
          small electric cars are not. Fitting a bar does not change it.

          ## 3. What the ball may carry

          The noseweight limit, 75 to 100 kg on most cars. Too little weight on the ball and the trailer snakes; too much and
          the front wheels go light. About seven per cent of the trailer is right. A gauge costs £20. Bathroom scales and a
          piece of wood cost nothing.

          ## 4. What the trailer weighs

          Not what it weighed when new. A caravan gains 150 kg from an awning, a battery and the things your family thinks it
          needs. Take it over a public weighbridge once. It costs less than lunch.

          > ‘Nobody has ever come back and said it was lighter than they thought.’
          > — weighbridge attendant, Hexham mart
        `),
        figures: [
          { value: '3,500 kg', label: 'Defender, braked' },
          { value: '2,250 kg', label: 'XC60 plug-in' },
          { value: '1,800 kg', label: 'EV6, electric' },
        ],
      },
      {
        text: toRichText(`
          ## And an electric one?

          It pulls beautifully and goes half as far. Plan for a stop every ninety minutes and look for chargers you can drive
          through. On the A1 north of Newcastle there are two.
        `),
      },
    ],
    subject: {
      label: 'Can it pull?',
      title: 'Land Rover, new and used',
      text: 'From 2,200 to 3,500 kg, with the plate photographed',
      image: picture(exterior('Volvo XC90', 'sand', { country: 'UK' }), 'A sand-coloured large SUV'),
      link: link('/buy-car/brands/land-rover', 'Land Rover'),
    },
  },
});
