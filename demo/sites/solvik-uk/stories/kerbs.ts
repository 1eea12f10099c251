import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const kerbs = story({
  slug: 'kerbed-wheels',
  title: 'Kerbed wheels: mend, refurbish or look away',
  preamble:
    'A scraped alloy is the commonest damage on the cars we buy. What it costs to put right, when it is dangerous and when nobody will notice.',
  date: '2026-06-18',
  image: picture('cars/estate/detail-wheel', 'The front wheel of a graphite estate'),
  tags: ['workshop', 'owning'],
  author: 'Priya Nair',
  article: {
    caption: 'Before. The photograph of after looks like the brochure.',
    authorLine: 'Buys some forty cars a week for Solvik',
    parts: [
      {
        text: toRichText(`
          Of every hundred cars we buy, seventy-three have at least one kerbed wheel, usually the nearside front, usually from a
          space that looked longer. It hardly changes what we pay. It does change how a car looks, so people ask.

          ## First, is it safe?

          Run a fingernail round the inside of the rim. Scuffs on the face are looks. A flat spot on the edge, a crack, or a
          bulge in the tyre is not. If the steering wheel shakes at sixty since the day it happened, have the wheel spun and
          measured before you drive to Cornwall. That costs nothing here.

          ## Painted wheels

          Most are. A local repair takes two hours: sand, fill, paint, lacquer. From £99 on your drive. You will not find the
          place again, though you may look for it.

          ## Diamond-cut wheels

          These have a machined face with fine lines, like a record, under clear lacquer. They cannot be touched up. They go
          back on a lathe, which takes off half a millimetre, and that can be done twice in a wheel’s life. From £165 each, two
          days. If water has crept under the lacquer you see white worms; then it is the lathe as well.

          > ‘If you kerb a diamond-cut wheel, live with it until there are two.’
          > — Stephen Oyelaran, bodyshop, Leeds

          ## Handing a lease car back

          The trade’s fair-wear guide allows scuffs up to 50 mm along the rim’s edge on any wheel. Beyond that you are charged,
          usually £70 to £120 a wheel. Measure before you mend: many people pay £99 to avoid a charge of nothing.

          ## Or do not

          Smaller wheels have taller tyres, and taller tyres meet the kerb first. The same car on 17 inches instead of 19 rides
          better, costs £60 less a tyre and can be parked by feel. It looks a little less like the advert.
        `),
      },
    ],
    subject: {
      label: 'On your drive',
      title: 'Small repairs where the car stands',
      text: 'From £95, within thirty miles',
      link: link('/service-and-parts/mercedes-benz-cars/bodyshop/onsite-repairs', 'Onsite repairs'),
    },
  },
});
