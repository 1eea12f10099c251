import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const buyCar: DemoPage = {
  id: 'buy-car',
  language: 'nb',
  path: '/kjop-bil',
  name: 'Kjøp bil',
  fields: {
    metaTitle: 'Kjøp bil',
    navTitle: 'Kjøp bil',
    metaDescription:
      'Slik kjøper du bil hos Solvik: én pris, 112 punkter i rapporten og fjorten dager på å ombestemme deg.',
    order: 5,
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/cabin', 'Utsikten fra førersetet i skumringen'),
      title: 'Sett deg først. Bestem deg etterpå.',
      text: 'Ta bilen med hjem et døgn og se om den klarer bakken opp til hytta.',
      link: link('/kjop-bil/alle-brukte-biler', 'Brukte biler'),
      buttonType: 'Light',
      secondLink: link('/finn-oss', 'Finn oss'),
    }),
    block('steps', {
      title: 'Slik går et kjøp for seg',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Prøv', text: 'Et helt døgn, med forsikring.' },
        { title: 'Les rapporten', text: '112 punkter, og bilder fra undersiden.' },
        { title: 'Bytt inn', text: 'Vi priser den gamle mens du drikker kaffe.' },
        { title: 'Hent', text: 'Registrert og vasket. Du har fjorten dager på å ombestemme deg.' },
      ],
    }),
  ],
};

export const usedCars: DemoPage = {
  id: 'car-list',
  language: 'nb',
  path: '/kjop-bil/alle-brukte-biler',
  name: 'Alle brukte biler',
  fields: {
    metaTitle: 'Alle brukte biler',
    navTitle: 'Brukte biler',
    metaDescription:
      'Hva som pleier å stå i Solviks haller, fra hvilken pris, og hvordan du får bilen til ditt sted.',
  },
  main: [
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
          image: picture('pictures/solvik/car-n7-stone', 'En lys SUV skrått forfra'),
          link: link('/finn-oss'),
          label1: 'Pris fra',
          labelValue1: '289 000 kr',
          label2: 'Vanligst',
          labelValue2: 'elektrisk',
        },
        {
          title: 'Stasjonsvogn',
          text: 'Plass til ski uten takboks.',
          image: picture('pictures/solvik/car-tourer-black', 'En svart stasjonsvogn skrått forfra'),
          link: link('/finn-oss'),
          label1: 'Pris fra',
          labelValue1: '229 000 kr',
          label2: 'Vanligst',
          labelValue2: 'ladbar hybrid',
        },
        {
          title: 'Småbil',
          text: 'Til byen, og over fjellet når det må til.',
          image: picture('pictures/solvik/car-kivi-red', 'En rød småbil skrått forfra'),
          link: link('/finn-oss'),
          label1: 'Pris fra',
          labelValue1: '149 000 kr',
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
      `),
      width: 'beside heading',
    }),
  ],
};
