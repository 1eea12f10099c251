import { choice, file, link, list, media, number, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Carousel',
  group: 'Opening',
  help: 'Large pictures or films, one at a time.',
};

export const fields = {
  label: text('What the carousel shows', { help: 'Read aloud, such as Offers of the month.' }),
  height: choice('Height', ['default', 'Medium', 'FullHeight'], {
    help: 'FullHeight fills the window, Medium takes 64 per cent of it.',
  }),
  autoplaySeconds: number('Seconds for each slide', {
    min: 0,
    max: 60,
    help: 'Empty: five. 0: the slides stand still.',
  }),
  slides: list(
    'Slides',
    {
      image: media('Picture', { help: 'A slide with neither picture nor film is left out.' }),
      imagePhone: media('Picture on phones'),
      video: file('Film', { help: 'Plays without sound, only while its slide is shown.' }),
      title: text('Heading'),
      text: text('Text', { max: 400 }),
      link: link('Button'),
      buttonType: choice('Look of the button', ['Light', 'Primary', 'Accent', 'Ghost Contrast']),
    },
    { max: 12 },
  ),
};
