import { carBodies } from '../../../features/tyre-hotel/car-bodies.ts';
import { choice, link, list, media, richText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Tyre hotel',
  group: 'Places',
  help: 'Customers log in with their plate and a code, see their wheels and book the change. Belongs first on a page of its own.',
};

const help = 'Empty: a text in the language of the page.';

export const fields = {
  title: text('Heading', { help }),
  searchHelp: text('Help: number plate', { help }),
  loginHelp: text('Help: code by SMS', { help }),
  bookingHelp: text('Help: booking', { help }),
  contactEmail: text('Mail address for questions', { help: 'At the foot of every step.' }),
  disclaimer: richText('Disclaimer', {
    help: `Shown until the visitor approves it, once on each device. ${help}`,
  }),
  kingPlate: text('Plate of the king', {
    max: 10,
    help: 'The one vehicle that is labelled “Klass: Kung”. It can be read in the source of the page.',
  }),
  serviceLink: link('Where a service is booked', {
    help: `Offered for plates without an agreement. Its text: ${help.toLowerCase()}`,
  }),
  carPicture: media('Car beside the number plate', {
    help: 'From the side, cut out. Empty: only the number plate.',
  }),
  bodyPictures: list(
    'Cars by body',
    {
      body: choice('Body', carBodies),
      picture: media('Picture', { help: 'From the side, cut out.' }),
    },
    {
      max: 12,
      help: 'Shown for agreements that name the body of the car, on its page and in the confirmation. A body without a row has no picture.',
    },
  ),
};
