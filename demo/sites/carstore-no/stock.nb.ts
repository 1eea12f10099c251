import { block, type DemoPage, link, picture } from '../../write.ts';

export const stock: DemoPage = {
  id: 'stock',
  language: 'nb',
  path: '/kjop-bil/alle-brukte-biler',
  name: 'Alle brukte biler',
  fields: {
    metaTitle: 'Brukte biler på lager',
    navTitle: 'Bilene på lager',
    metaDescription:
      'Hva som står på lager akkurat nå: SUV, stasjonsvogn, kombi, sedan og flerbruksbil, med antall og laveste pris.',
    headerOverContent: true,
    order: 1,
  },
  main: [
    block('stage-hero', {
      title: '500 biler, 207 på strøm.',
      text: 'Ett lager for alle tolv butikkene. Står bilen i Bergen og du i Hamar, kjører vi den over fjellet.',
      image: picture('pictures/carstore/car-estate-navy', 'Blå stasjonsvogn, skrått forfra'),
      tone: 'dark',
      size: 'small',
      link: link('tel:+4721004500', 'Ring 21 00 45 00'),
      secondLink: link('/finn-oss', 'Finn butikken'),
    }),
    block('link-rows', {
      title: 'Sortert etter form',
      text: 'Antallet er ukens, prisen er den laveste på plassen. Si hva du trenger, så finner vi tre å velge mellom.',
      figurePlace: 'last',
      rows: [
        { title: 'SUV', text: 'Enyaq, EV6, ID.4, XC40', note: '264 biler', figure: 'fra 164 900 kr' },
        { title: 'Stasjonsvogn', text: 'Octavia, Passat, V60', note: '55 biler', figure: 'fra 89 900 kr' },
        { title: 'Kombi', text: 'Leaf, Golf, i3, Zoe', note: '87 biler', figure: 'fra 69 900 kr' },
        { title: 'Sedan', text: 'Model 3, Polestar 2, Seal', note: '51 biler', figure: 'fra 189 900 kr' },
        { title: 'Flerbruksbil', text: 'ID. Buzz, EQV, Proace', note: '39 biler', figure: 'fra 219 900 kr' },
      ],
    }),
    block('call-panel', {
      title: 'Si fra hva den skal trekke.',
      text: 'Båt, henger eller bare deg og en ryggsekk. Vi leter i hele lageret og ringer tilbake samme dag.',
      link: link('tel:+4721004500', '21 00 45 00'),
      secondLink: link('mailto:hei@carstore.example', 'hei@carstore.example'),
      facts: [
        { label: 'med firehjulsdrift', value: '181' },
        { label: 'med hengerfeste', value: '204' },
        { label: 'over 400 km rekkevidde', value: '174' },
      ],
      tone: 'brand',
    }),
  ],
};
