import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const timing = story({
  slug: 'belt-chain-or-a-bath-of-oil',
  title: 'Belt, chain, or a belt in a bath of oil',
  preamble:
    'One part you never see decides whether a used car is cheap or only looks it. How to find out which one yours has.',
  date: '2026-09-24',
  image: picture('scenes/parts-warehouse', 'A white van between shelves of parts'),
  tags: ['workshop', 'owning', 'buying'],
  author: 'Dean Whitfield',
  article: {
    caption: 'Eleven hundred belts on the third shelf. Each fits one engine and no other.',
    authorLine: 'Technician in Gateshead, used to be an apprentice here',
    parts: [
      {
        text: toRichText(`
          Something has to open the valves in time with the pistons. It is a belt or a chain. When it breaks on most engines
          the two meet, once, and you buy an engine. So it is worth knowing.

          ## The dry belt

          Rubber with teeth, behind a plastic cover. Makers say change it at 60,000 to 150,000 miles or every six to ten years,
          and people forget the years. A belt on a car that has done 30,000 miles in eleven years is eleven years old. Cost:
          £400 to £650 with the water pump, which lives behind it and should be done at once.

          ## The chain

          ‘Lasts the life of the engine’ is true in the sense that the engine’s life ends with it. Chains do not snap as a
          rule. They stretch, and rattle on a cold start for a second or two. If you buy a used car with a chain, be there
          before it has been started. Put your hand on the bonnet. If it is warm, come back tomorrow.

          ## The wet belt

          Since about 2012 some small turbo engines run a rubber belt inside the engine, in the oil. It is quieter and saves
          fuel. With the wrong oil, or oil left in too long, the belt swells and sheds. The crumbs go to the oil pick-up, the
          pump starves, and a lamp comes on too late.

          > ‘It is not a bad idea. It is a good idea that needs the right oil on the right day.’
          > — Dean Whitfield

          If you have one: use only the oil in the handbook, change it every year whatever the car says, and have the belt’s
          width measured through the filler. It takes ten minutes. We do it at every service and write down the figure.

          ## How to find out

          Ask. Any parts counter can tell from the registration. Then look for the invoice, not the stamp: a stamp says someone
          owned a stamp.

          Electric cars have none of this. They have other things.
        `),
      },
    ],
    subject: {
      label: 'At the workshop',
      title: 'Service and parts',
      text: 'Belt measured, figure written down, at all fourteen',
      image: picture(exterior('Toyota Corolla', 'orange', { country: 'UK' }), 'An orange hatchback'),
      link: link('/service-and-parts', 'What it costs'),
    },
  },
});
