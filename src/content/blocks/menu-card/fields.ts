import { group, link, list, media, richText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Menu card',
  group: 'Cards and rows',
  help: 'Dishes and prices on a printed card; if wanted, one plate opens the page above it.',
};

const dish = {
  name: text('Dish'),
  description: text('What comes with it'),
  price: text('Price', { help: 'Without kr: the card says it once.' }),
  marks: text('Marks', { help: 'Such as veg or gluten-free.' }),
};

const opening = {
  title: richText('Heading', {
    help: 'The heading of the page, in one paragraph. Words in italics stay so.',
  }),
  text: text('Text', { max: 400 }),
  link: link('Button'),
  secondLink: link('Second link'),
  image: media('Plate', { help: 'A cut-out seen from above, on a transparent ground.' }),
  caption: text('What is on the plate'),
  price: text('Its price'),
  days: list(
    'A line for each day',
    { text: text('Line', { help: 'Such as The kitchen is open until 4.' }) },
    { max: 7, help: 'Monday first. The line of the day stands after the date, over the heading.' },
  ),
};

export const fields = {
  opening: group('Opening of the page', opening, { help: 'Empty: the card stands alone.' }),
  title: text('Heading', { help: 'One word is best: it is set large and in italics.' }),
  text: text('Text', { max: 400 }),
  groups: list(
    'Groups of dishes',
    {
      title: text('Title', { help: 'Starters, mains. Empty when there is only one group.' }),
      dishes: list('Dishes', dish),
    },
    { max: 8 },
  ),
  note: text('Note at the foot of the card', { max: 400 }),
  aside: group(
    'Beside the card',
    {
      title: text('Title'),
      rows: list('Rows', { label: text('Label'), text: text('Text') }, { max: 10 }),
      note: text('Note', { max: 400 }),
    },
    { help: 'Such as the lunches of the coming week.' },
  ),
};
