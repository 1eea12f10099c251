import { pairName } from '../../collections/theme-pair-names.ts';
import { basedOnNewest } from '../../testing/rest.ts';
import type { ErrorCases } from '../error-case.ts';

const colours = { brand: '#0c4a40', accent: '#e2a33b', ink: '#10201d', paper: '#f6f4ef', onBrand: '#f6f4ef' };
const published = { displayName: 'Hamnen', colours, _status: 'published' };

export const themeCases: ErrorCases = {
  'themeErrorMessages.name': {
    status: 400,
    path: 'name',
    send: (as) => as('administrator')('/themes', 'POST', { ...published, name: 'Vår hamn' }),
  },
  'themeErrorMessages.contrast': {
    status: 400,
    path: 'colours.onBrand',
    with: (language) => [
      pairName({ place: 'light', front: 'on-brand', ground: 'brand' }, language),
      '1.40',
      '4.5',
      '#88b9af',
    ],
    send: (as) =>
      as('administrator')('/themes', 'POST', {
        ...published,
        name: 'blek',
        colours: { ...colours, onBrand: '#305f56' },
        mixed: { onBrandSoft: '#ffffff' },
      }),
  },
  'themeErrorMessages.font': {
    status: 400,
    path: 'type.font',
    with: ['Nobody Grotesk'],
    send: (as) =>
      as('administrator')('/themes', 'POST', {
        ...published,
        name: 'utan',
        type: { font: 'Nobody Grotesk' },
      }),
  },
  'themeErrorMessages.used': {
    status: 400,
    with: ['solvik-se'],
    send: async (as, { site }) => {
      const administrator = as('administrator');
      await administrator('/themes', 'POST', { ...published, name: 'hamnen' });
      await basedOnNewest(administrator)(`/sites/${site}`, 'PATCH', { theme: 'hamnen' });
      const { body } = await administrator('/themes?where[name][equals]=hamnen');
      const [theme] = (body as { docs: { id: number }[] }).docs;
      return administrator(`/themes/${theme?.id}`, 'DELETE');
    },
  },
};
