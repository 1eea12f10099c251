import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const own: DemoPage = {
  id: 'own',
  language: 'sk',
  path: '/zaruka',
  name: 'Záruka',
  fields: {
    metaTitle: 'Záruka, vrátenie a kontrola',
    navTitle: 'Záruka',
    metaDescription: 'Záruka 12 mesiacov, vrátenie do 14 dní a protokol s 97 bodmi. Čo platí a čo nie.',
    headerOverContent: true,
    order: 3,
  },
  main: [
    block('stage-hero', {
      title: 'Auto je vaše. Starosti naše.',
      text: 'Rok po kúpe ručíme za to, čo sa pokazí. Prvých štrnásť dní ručíme za všetko.',
      image: picture('pictures/carstore/car-hatch-ice', 'Ľadovomodrý hatchback šikmo zozadu'),
      tone: 'dark',
      size: 'small',
      link: link('tel:+421200004560', 'Nahlásiť poruchu'),
      secondLink: link('/kontakty', 'Kontakty'),
    }),
    block('price-table', {
      title: 'Dve záruky',
      titleSize: 'section',
      text: 'Jedna je v cene. Druhú môžete pridať, kým si auto nevyzdvihnete.',
      corner: 'Na čo sa záruka vzťahuje',
      columns: [
        { title: 'Carstore 12', note: 'v cene' },
        { title: 'Carstore 36', note: '15 € mesačne', recommended: true },
      ],
      rows: [
        { title: 'Motor a prevodovka', cells: [{ value: '12 mes.' }, { value: '36 mes.' }] },
        {
          title: 'Batéria elektromobilu',
          note: 'kapacita pod 70 %',
          cells: [{ value: '12 mes.' }, { value: '36 mes.' }],
        },
        { title: 'Elektronika', cells: [{ value: '6 mes.' }, { value: '36 mes.' }] },
        { title: 'Náhradné auto', cells: [{ value: 'v cene' }, { value: 'v cene' }] },
        { title: 'Spoluúčasť', note: 'na poruchu', cells: [{ value: '100 €' }, { value: '0 €' }] },
      ],
      footnote:
        'Platí do 30 000 km ročne. Pneumatiky, brzdové platničky a ďalšie diely, ktoré sa majú opotrebovať, záruka nekryje. Vaše zákonné práva z vád tým nie sú dotknuté.',
    }),
    block('text-with-image', {
      title: 'Štrnásť dní na rozmyslenie',
      text: toRichText(`
        Choďte do práce, na chatu aj do tej najužšej garáže v meste. Ak to do 14 dní a 1 000 kilometrov nie je ono, auto vrátite v ktorejkoľvek predajni.

        Celú sumu máte na účte do troch pracovných dní. Auto, ktoré ste dali na protiúčet, dostanete späť, ak ho ešte máme. Inak dostanete, čo sme zaň dali.
      `),
      image: picture('scenes/harbour', 'Auto na nábreží za súmraku'),
      imageRatio: '4:3',
      link: link('/kupit-auto', 'Ako nakúpite'),
      buttonType: 'Secondary',
    }),
    block('faq', {
      title: 'Keď sa niečo stane',
      text: 'Záruku rieši priamo technik.',
      link: link('tel:+421200004560', '02/0000 4560'),
      note: 'Po–pi 7:00–17:00',
      firstOpen: true,
      items: [
        {
          question: 'Auto zastalo na D1. Čo teraz?',
          answer: toRichText(
            'Zavolajte. Odtiahneme ho a dovezieme vás, kam ste mali namierené. Prvý rok bez poplatku.',
          ),
        },
        {
          question: 'Musím chodiť na servis k vám?',
          answer: toRichText('Nie. Choďte, kam chcete, načas a so záznamom v knižke.'),
        },
        {
          question: 'Prejde záruka na nového majiteľa?',
          answer: toRichText('Prejde. Patrí k autu, nie k vám.'),
        },
      ],
    }),
  ],
};
