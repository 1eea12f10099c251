import { prose } from '../../../prose.ts';
import { block, type DemoPage, link, picture } from '../../../write.ts';
import { page } from '../page.ts';

const path = '/kjop-bil/alle-brukte-biler';

const main = [
  block('rich-text', {
    title: 'Alle brukte biler',
    titleTag: 'h1',
    lead: 'Bilene står på femten steder. Si hva du leter etter, så søker vi i hele lageret og flytter bilen til deg.',
  }),
  block('model-cards', {
    heading: 'Dette pleier å stå i hallene',
    link: link('tel:+4722220128', 'Ring 22 22 01 28'),
    cards: [
      {
        title: 'SUV',
        text: 'Firehjulstrekk, hengerfeste, varme i rattet.',
        image: picture('cars/suv/slim-led/sand-front34', 'En sandfarget SUV skrått forfra'),
        link: link('/finn-oss'),
        label1: 'Pris fra',
        labelValue1: '289 000 kr',
        label2: 'Vanligst',
        labelValue2: 'elektrisk',
      },
      {
        title: 'Stasjonsvogn',
        text: 'Plass til ski uten takboks.',
        image: picture('cars/estate/slim-led/black-front34', 'En svart stasjonsvogn skrått forfra'),
        link: link('/finn-oss'),
        label1: 'Pris fra',
        labelValue1: '229 000 kr',
        label2: 'Vanligst',
        labelValue2: 'ladbar hybrid',
      },
      {
        title: 'Småbil',
        text: 'Til byen, og over fjellet når det må til.',
        image: picture('cars/hatchback/slim-led/red-front34', 'En rød småbil skrått forfra'),
        link: link('/finn-oss'),
        label1: 'Pris fra',
        labelValue1: '149 000 kr',
        label2: 'Vanligst',
        labelValue2: 'elektrisk',
      },
    ],
  }),
  block('rich-text', {
    title: 'Dette følger med',
    body: prose(`
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
  description:
    'Hva som pleier å stå i Solviks haller, fra hvilken pris, og hvordan du får bilen til ditt sted.',
  order: 1,
  more: { navTitle: 'Brukte biler', menuImage: picture('cars/estate/slim-led/black-front34') },
  main,
});

/** Old searches keep their words in the address: make, model. */
const searches = ['/,-w-,', '/,-w-,/,-w-,'].map(
  (words): DemoPage => ({
    ...page({
      path: path + words,
      name: 'Alle brukte biler',
      description: 'Brukte biler på Solviks femten steder, etter merke og modell.',
      hidden: true,
      more: { canonicalURL: path },
      main,
    }),
    id: `used-cars-by-${words.split('/').length - 1}-words`,
  }),
);

export const usedCarPages: readonly DemoPage[] = [usedCars, ...searches];
