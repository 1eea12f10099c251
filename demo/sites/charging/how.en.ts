import { block, type DemoPage, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { chargingCurve } from './charging-curve.ts';

export const how: DemoPage = {
  id: 'how',
  language: 'en',
  path: '/how-it-works',
  name: 'How it works',
  fields: {
    metaTitle: 'How fast charging works',
    navTitle: 'How it works',
    metaDescription:
      'From parking to receipt: how to start, how fast it goes, and why you should stop at 80 per cent.',
    order: 3,
  },
  main: [
    block('hero', {
      image: picture('scenes/rest-stop-dawn', 'A light blue electric car at a rest stop at dawn'),
      title: 'The hardest part is not watching.',
      text: 'The first time takes four minutes to understand. The second takes none.',
      contentPlacement: 'Bottom',
    }),
    block('steps', {
      title: 'From parking to receipt',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Park close',
          text: 'The flap should be within five metres of the post. Nose in or tail in, either works.',
        },
        {
          title: 'Tap first',
          text: 'Card, phone or tag on the green surface. The screen says which cable to take.',
        },
        { title: 'Push until it clicks', text: 'Car and post talk for ten seconds and then lock the cable.' },
        {
          title: 'Walk away',
          text: 'A text at 80 per cent. Unlock the car, pull, hang it back. The receipt comes by itself.',
        },
      ],
    }),
    block('chart', {
      ...chargingCurve,
      mark: { ...chargingCurve.mark, value: '80%' },
      title: 'Stop at 80',
      text: 'The last twenty per cent take as long as the first seventy',
      xTitle: 'Minutes',
      yTitle: 'Battery level in per cent',
    }),
    block('rich-text', {
      title: 'Why it is not always equally fast',
      width: 'beside heading',
      body: toRichText(`
        The figure on the post is what it can give. The car decides how much it takes, and keeps changing its mind.

        ### The battery is cold

        Below ten degrees the car takes half. Set the charger as the destination in the car’s navigation and it warms the battery on the way. That costs half a kilowatt-hour and saves ten minutes.

        ### The battery is half full

        It is fastest between 10 and 60 per cent. Arrive with little, leave with enough. Two short stops beat one long one.

        ### So is your neighbour

        Two cars on one post share its power. The screen says so before you start. If there is a free post beside it, take that one.
      `),
    }),
  ],
};
