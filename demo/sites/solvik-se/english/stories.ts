import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { englishStory } from '../stories/story.ts';

export const coastEnglish = englishStory({
  slug: 'fyrtio-mil-kust',
  name: 'Four hundred kilometres of coast',
  title: 'Four hundred kilometres of coast on one charge and two cinnamon buns',
  preamble:
    'We took an i5 Touring from Uddevalla to the end of the road and learnt that the best stop is seldom by the motorway.',
  description:
    'We took an i5 Touring from Uddevalla to the end of the road and stopped when something looked good.',
  date: '2026-11-04',
  image: picture('scenes/coast-dusk', 'A green SUV on the coast road at dusk'),
  tags: ['road'],
  author: 'Linn Hedvall',
  article: {
    caption: 'A quarter past six in Hamburgsund, two degrees and 71 per cent left in the battery.',
    authorLine: 'Writes about cars she is lent',
    parts: [
      {
        text: toRichText(`
          There are two ways to drive from Uddevalla to Strömstad. One takes an hour and passes seven petrol stations. The
          other takes a whole day and passes a baker, a hen house and, if you take every bay and turn round at the end,
          close to four hundred kilometres of sea. We chose the other.

          The car was a BMW i5 Touring with a full battery, winter wheels and a thermos that somebody had left in the door.
          The plan was simple: drive as far as it would go and stop when something looked good.

          ## First the silence, then the bun

          Nobody says anything to begin with. The road lies so close to the water that it gets wet when the wind blows, and
          at dawn you can hardly see where the tarmac ends. At Fjällbacka we stop for a photograph, at Hamburgsund because
          the baker holds the door open.

          > ‘You who drive electric are the only ones with time to taste. The others buy two and eat at the wheel.’
          > — Maj-Britt Öhman, baker

          She has put up two charging posts behind the bakery. They are slow on purpose. Twenty minutes give eighty
          kilometres and exactly one cup of coffee, which according to Maj-Britt is the proper rate of exchange. We did not
          need them. We had the coffee anyway.
        `),
        image: picture('scenes/fjord-dawn', 'A still fjord in the light of dawn'),
        caption: 'Half an hour after sunrise. The ferry leaves when it is full.',
      },
      {
        text: toRichText(`
          ## How the range held up

          We had expected to charge somewhere beyond Grebbestad. We did not have to. Three things decided it:

          - We warmed the cabin while the car was still plugged in.
          - We kept to 70. It is hard to be in a hurry beside a fjord.
          - We took a long time over lunch.

          When we turned into Kajgatan again the trip meter said 403 kilometres and the battery nine per cent. The thermos
          was still warm. Whoever forgot it can collect it at the counter.
        `),
        figures: [
          { value: '403 km', label: 'on one charge' },
          { value: '18.1', label: 'kWh per 100 km' },
          { value: '2', label: 'cinnamon buns' },
        ],
      },
    ],
    subject: {
      label: 'The car in the story',
      title: 'BMW i5 Touring',
      text: 'eDrive40 · from 829,000 kr',
      image: picture(exterior('BMW i5 Touring', 'green'), 'A dark green BMW i5 Touring from the front'),
      link: link('/en/kop-bil/bilmarken', 'Our makes'),
    },
  },
});

export const minusTwentyEnglish = englishStory({
  slug: 'minus-tjugo',
  name: 'Minus twenty',
  title: 'How an electric car copes at minus twenty',
  preamble:
    'Range shrinks, but less than many think. We measured four cars in Sundsvall for three weeks in January, with the same driver, the same route and the same thermos.',
  description:
    'Range shrinks in the cold, but less than many think. Measured in Sundsvall for three weeks in January.',
  date: '2026-10-28',
  image: picture('scenes/winter-mountains', 'A dark blue SUV in front of snowy mountains'),
  tags: ['owning'],
  author: 'Jonas Ek',
  article: {
    caption: 'Nolby, Tuesday 13 January. The thermometer stops at minus twenty-five.',
    authorLine: 'Sells vans in Sundsvall',
    parts: [
      {
        text: toRichText(`
          Every winter we are asked the same question in the showroom, usually by somebody stamping off snow: how much does
          it lose? In January we decided to measure instead of guessing.

          Four electric cars and a round of 62 kilometres: Timmervägen, up over Nolby, out on the E4 and home. Three weeks,
          two rounds a day, one with a cold car and one with the car warmed at the charger. It was between minus six and
          minus twenty-three. The cabin was kept at twenty degrees, since nobody cares to freeze for science. The driver
          was Jonas throughout.
        `),
        figures: [
          { value: '−28%', label: 'range at −20 °C' },
          { value: '−17%', label: 'with a warmed car' },
          { value: '84', label: 'rounds' },
        ],
      },
      {
        text: toRichText(`
          ## Three habits that do most

          1. **Warm the car on the cable.** Half an hour before you leave. The energy then comes from the wall, not from the battery.
          2. **Slow down a little.** Cold air is dense air. From 110 to 100 gives you thirty kilometres back out of a hundred.
          3. **Choose the seat before the fan.** The seat draws like a reading lamp, the fan like a cooker.

          The cars differed less than the mornings did. The one with a heat pump did four per cent better at minus five and
          no better at all at minus twenty.

          ## Charging when it is cold

          A cold battery takes its time. Set the charger as your destination in the navigator and the car warms the battery
          on the way. In our test that cut the stop from 52 minutes to 31.

          ## Does it harm the battery?

          No. The cold makes it tired for the moment, not ill. What wears it is heat, and standing fully charged for long.
          If you want to know how yours is doing we [test it](/en/service-och-verkstad) over the day.

          The thermos stayed warm for eleven hours. It draws nothing.
        `),
      },
    ],
    subject: {
      label: 'Read more',
      title: 'Electric cars',
      text: 'Range in November, measured',
      image: picture(exterior('Volvo XC60', 'navy'), 'A dark blue SUV from the front'),
      link: link('/en/kop-bil/biltyp/elbilar', 'Electric cars'),
    },
  },
});

export const studsEnglish = englishStory({
  slug: 'dubb-eller-friktion',
  name: 'Studs or not',
  title: 'Studs or not? Tell us where you drive, and we will tell you which',
  preamble:
    'There is no best winter tyre. There are roads. We asked the tyre fitters in four towns what they have on their own cars.',
  description:
    'Studded or studless winter tyres: the fitters in four Swedish towns answer, with braking distances.',
  date: '2026-10-05',
  image: picture('scenes/close-wheel', 'The front wheel of a green car in evening light'),
  tags: ['workshop'],
  author: 'Rune Alm',
  article: {
    caption: 'Eight millimetres of tread. It will never be this new again.',
    authorLine: 'Mechanic since 1991',
    parts: [
      {
        text: toRichText(`
          Every October I stand in the tyre bay for a fortnight, because everybody wants to change at once. The question is
          always the same. I usually ask one back: which road do you take to work, and has it been ploughed by then?

          ## Sundsvall: studs

          Mattias drives forty kilometres of forest road before six. The ice stays there until March, and the plough comes
          after him. ‘I have tried without. It worked until the morning it did not.’

          ## Göteborg: no studs

          Carina has not seen a white road since 2023. Winter in Göteborg is wet tarmac at three degrees. On that a studded
          tyre brakes worse, makes more noise and tears up particles for the neighbours to breathe.

          ## Örebro: no studs, the Nordic kind

          There are two kinds of studless tyre. The central European one is harder and made for the Autobahn. The Nordic one
          is soft, with thousands of small cuts. Ali sells only the latter. If there is no snowflake on the side it is not
          a winter tyre.

          ## Uddevalla: studs, if reluctantly

          Myself. We live on a hill.
        `),
        figures: [
          { value: '−9 m', label: 'studs against none, bare ice' },
          { value: '+4 m', label: 'studs against none, wet tarmac' },
          { value: '3 mm', label: 'the law' },
        ],
      },
      {
        text: toRichText(`
          ## The rule in three lines

          - Mostly town and salted roads: Nordic studless tyres.
          - Mostly country, forest or hills: studs.
          - Electric car: the quietest you can find with the right load index. The car is heavy and the tyre has to carry it.

          The figures are our own, from 50 km/h to a stop, and a new tyre differs more from a worn one than the two kinds do
          from each other. If you have four millimetres left, the best tyre is another one.

          You may use studs from 1 October to 15 April. In Stockholm, Göteborg and Uppsala there are streets where you may
          not at all. [Book a change](/en/dack-och-biltillbehor) before the first snow. I am in a better mood then.
        `),
      },
    ],
  },
});
