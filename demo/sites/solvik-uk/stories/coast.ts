import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const coast = story({
  slug: 'sixty-miles-of-coast',
  title: 'Sixty miles of coast, and one pair of kippers',
  preamble:
    'Tynemouth to Bamburgh by the small roads takes a day if you do it properly. We took an electric SUV and a cool box.',
  date: '2026-10-08',
  image: picture('scenes/coast-dusk', 'A green SUV on the coast road at dusk'),
  tags: ['road', 'electric'],
  author: 'Hannah Robson',
  article: {
    caption: 'South of Craster, twenty past five. The light lasts eleven minutes; we counted.',
    authorLine: 'Writes about cars she has to give back',
    parts: [
      {
        text: toRichText(`
          The A1 goes to Bamburgh in an hour and sees nothing. The other way begins at the priory in Tynemouth, keeps the sea on
          its right and takes as long as you let it.

          We left at nine with 94 per cent in the battery. As far as Blyth it is terraces, wind turbines and a lighthouse
          somebody has painted pink. After Blyth the road remembers what it is for. At Cresswell it runs so close to the dunes
          that sand blows across it, and you drive slowly because there are people with buckets.

          ## Lunch

          Amble calls itself the friendliest port in England, which is the sort of thing one says of oneself. The fish is good.
          There are two chargers behind the harbour, both free, both working. We plugged in out of politeness and gained thirty
          miles over crab sandwiches.

          From Warkworth the castle is on the left and the river underneath. The road narrows to one and a half cars. Ours is
          one and a quarter. A tractor driver in Boulmer folded in his mirror and then, after a look, ours.
        `),
        image: picture('scenes/fjord-dawn', 'A still bay just after sunrise'),
        caption: 'Embleton Bay. No filter, no people.',
      },
      {
        text: toRichText(`
          ## Kippers

          In Craster they smoke herring over oak as they have since 1856, and they sell it in newspaper to people who have not
          thought about the drive home. We had. The cool box is the most important accessory in the car and costs £29.

          > ‘You can always tell who came in a soft-top. They buy one and eat it here.’
          > — behind the counter

          After Craster come Embleton, Beadnell and Seahouses, and then the road bends and there is Bamburgh on its rock, too
          large for the village and not sorry about it. It was ten to six. We had driven 63 miles and used 19 kilowatt-hours,
          which at home costs about five pounds.

          ## If you go

          Go in October. The light is low, the car parks are empty and the pubs have lit their fires. Leave the island at
          Lindisfarne for another day; the causeway floods twice in every twenty-four hours and has no sense of humour.
        `),
        figures: [
          { value: '63', label: 'miles' },
          { value: '19 kWh', label: 'used' },
          { value: '2', label: 'kippers' },
        ],
      },
    ],
    subject: {
      label: 'The car in the story',
      title: 'BMW iX3',
      text: '500 miles on paper. We did not need them.',
      image: picture(exterior('Volvo EX40', 'green', { country: 'UK' }), 'A green electric SUV'),
      link: link('/buy-car/new-cars/bmw', 'New BMW'),
    },
  },
});
