import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const motHistory = story({
  slug: 'how-to-read-an-mot-history',
  title: 'How to read an MOT history before you buy',
  preamble:
    'It is free, it takes two minutes and it tells you more than the advert. What our buyers look for, in the order they look.',
  date: '2026-10-22',
  image: picture('scenes/close-wheel', 'The front wheel of an olive car'),
  tags: ['buying', 'workshop'],
  author: 'Priya Nair',
  article: {
    caption: 'A tyre tells you about the road. The history tells you about the owner.',
    authorLine: 'Buys some forty cars a week for Solvik',
    parts: [
      {
        text: toRichText(`
          Every MOT test since 2005 is on a government page. You need the registration, nothing else. No name, no fee. When
          somebody offers us a car it is the first thing we open, before the photographs.

          ## First, the miles

          Read the mileage column from the bottom up. It should climb steadily, about 7,000 to 10,000 a year. Three things make
          us sit up: a year when it hardly moved, a year when it fell, and a year when it doubled. The first may be a car that
          stood, which is worse for it than driving. The second is either a typing error or a crime; the next test usually
          shows which. The third was probably a minicab.

          ## Then the advisories

          A failure is mended by the next test. An advisory is what the owner was told and could ignore. So look for the ones
          that come back.

          - ‘Brake pads wearing thin’ two years running: somebody economises.
          - ‘Slight corrosion to rear subframe’ four years running, then nothing: somebody painted it.
          - ‘Oil leak, not excessive’: ask which seal, and how old the clutch is.
          - Four different makes of tyre: not dangerous, but it says what kind of home it had.

          > ‘I would rather have an honest fail than a quiet pass. It means someone looked.’
          > — Graham Tulley, MOT tester for 31 years

          ## Then the gaps

          A car needs no MOT until its third birthday, so a blank at the start is normal. A gap of more than thirteen months
          later on is not. It may have been off the road with a statutory notice. It may have been driven without. Ask for the
          paper.

          ## Where it was tested

          You can see the place with the number of the V5C. A car sold as ‘one lady owner in Harrogate’ and tested eight times in
          Hull has a longer story than the advert.

          We print the whole history and put it with the car, underlined. It costs us a sale now and then. It saves more of
          them coming back.
        `),
      },
    ],
    subject: {
      label: 'Read on',
      title: 'What we check on each make',
      text: 'The faults we look for first, from BMW to Vauxhall',
      image: picture(exterior('Toyota Corolla', 'silver', { country: 'UK' }), 'A silver hatchback'),
      link: link('/buy-car/used-cars', 'Used cars'),
    },
  },
});
