import { carSearches } from '../../../car-searches.ts';
import { exterior } from '../../../cars/exterior.ts';
import { block, type DemoPage, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';

const path = '/kjop-bil/alle-brukte-biler';

const list = block('car-list', {
  title: 'Alle brukte biler',
  titleTag: 'h1',
  makeTitle: 'Brukt {car}',
  lead: 'Bilene står på femten steder. Vi flytter den du velger til deg.',
  filters: [
    { field: 'car_condition', value: 'Brukt' },
    { field: 'car_vehicle_type', value: 'Personbil' },
    { field: 'car_vehicle_type', value: 'Varebil' },
  ],
});

const main = [
  list,
  block('rich-text', {
    title: 'Dette følger med',
    body: toRichText(`
      - **Rapporten.** 112 punkter, med bilder av det som ikke er som nytt.
      - **Garanti.** Tolv måneder på biler opp til åtte år.
      - **Fjorten dager.** Eller 500 kilometer.
      - **Flyttingen.** Fra et hvilket som helst sted til ditt.

      Skriv til [bil@solvik.example](mailto:bil@solvik.example), så får du tre forslag samme hverdag.
      [Slik leser du rapporten](/aktuelt/artikler/slik-leser-du-rapporten) har vi skrevet om.
    `),
    width: 'beside heading',
  }),
];

const usedCars = page({
  path,
  name: 'Alle brukte biler',
  description: 'Alle brukte biler hos Solvik i Norge, med pris, kilometerstand og hvor de står.',
  order: 1,
  fields: { navTitle: 'Brukte biler', menuImage: picture(exterior('Volvo V60', 'black')) },
  main,
});

const searches = carSearches({
  page,
  path,
  name: 'Alle brukte biler',
  description: 'Brukte biler på Solviks femten steder, etter merke og modell.',
  list,
});

export const usedCarPages: readonly DemoPage[] = [usedCars, ...searches];
