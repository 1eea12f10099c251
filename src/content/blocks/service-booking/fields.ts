import { link, list, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Service booking',
  group: 'Places',
  help: 'The booking of a workshop time, from number plate to confirmation. Belongs first on a page of its own.',
};

const help = 'Empty: a text in the language of the page.';

export const fields = {
  contactEmail: text('Mail address for help', {
    help: 'Shown when something fails, or no workshop has a free time. Empty: that of the first dealership.',
  }),
  contactPhone: text('Telephone for help', { help: 'For visitors whose browser runs no scripts.' }),
  brandLinks: list(
    'Makes that are booked elsewhere',
    { link: link('Link', { help: 'The text is the name of the make.' }) },
    { max: 8, help: 'In the head of the page. Links to other sites open in a new tab.' },
  ),
  damageText: text('Damage inspection: text', { help }),
  damageLink: link('Damage inspection: link', {
    help: `To the insurance company. Its text: ${help.toLowerCase()}`,
  }),
  carPicture: media('Car in the summary', { help: 'From the side, cut out. Empty: only the number plate.' }),
};
