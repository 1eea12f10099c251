import { carPageHead } from '../../../features/cars/car-page/car-page-head.ts';
import { carPageOutcome } from '../../../features/cars/car-page/car-page-outcome.ts';
import { loadCarPage } from '../../../features/cars/car-page/load-car-page.ts';
import { loadContactForm } from '../../../features/leads/car-contact/load-contact-form.ts';
import { mapOrigins } from '../../../shared/maps/load-map-settings.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type CarPageBlockData, CarPageWithForm } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/content/blocks/car-page/stylesheet.css'],
  load: async (_, context) => {
    const data = await loadCarPage(context);
    if (data.state !== 'found') return data;
    return { ...data, contactForm: await loadContactForm(data.car.id, context) };
  },
  outcome: ({ data }) => carPageOutcome(data),
  head: ({ data, page }) => carPageHead(data, page),
  origins: (_, data) => {
    const map = data.state === 'found' ? data.place?.map : undefined;
    return { tiles: map ? mapOrigins(map.settings) : [] };
  },
  view: CarPageWithForm,
} satisfies Block<typeof fields, CarPageBlockData>;
