import { link } from '../../../site-builder.ts';

/** Two makes are booked with their own workshops, two on pages of this site. */
export function bookedElsewhere(pages: { porsche: string; mercedes: string }) {
  return [
    { link: link('https://bmw.example/service', 'BMW') },
    { link: link('https://mini.example/service', 'MINI') },
    { link: link(pages.porsche, 'Porsche') },
    { link: link(pages.mercedes, 'Mercedes-Benz') },
  ];
}

export const damageInspection = link('https://skadebesiktning.example');
