import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const own: DemoPage = {
  id: 'own',
  language: 'nb',
  path: '/bileierskap',
  name: 'Bileierskap',
  fields: {
    metaTitle: 'Garanti, åpent kjøp og tilstandsrapport',
    navTitle: 'Bileierskap',
    metaDescription:
      '12 måneders garanti, 14 dagers åpent kjøp og en rapport på 97 punkter. Hva som gjelder, og hva som ikke gjør det.',
    headerOverContent: true,
    order: 3,
  },
  main: [
    block('stage-hero', {
      title: 'Ett år der det er vårt problem.',
      text: 'Går noe i stykker de første tolv månedene, ringer du oss. Ikke verkstedet, ikke forsikringen.',
      image: picture('pictures/carstore/car-hatch-ice', 'Isblå kombi, skrått bakfra'),
      tone: 'dark',
      size: 'small',
      link: link('tel:+4721004560', 'Meld en feil'),
      secondLink: link('/finn-oss', 'Finn oss'),
    }),
    block('price-table', {
      title: 'To garantier',
      titleSize: 'section',
      text: 'Den ene er med. Den andre kan du legge til fram til du henter bilen.',
      corner: 'Hva garantien dekker',
      columns: [
        { title: 'Carstore 12', note: 'inkludert' },
        { title: 'Carstore 36', note: '219 kr i måneden', recommended: true },
      ],
      rows: [
        { title: 'Motor og drivlinje', cells: [{ value: '12 mnd' }, { value: '36 mnd' }] },
        { title: 'Batteri', note: 'under 70 % helse', cells: [{ value: '12 mnd' }, { value: '36 mnd' }] },
        { title: 'Ombordlader', cells: [{ value: '6 mnd' }, { value: '36 mnd' }] },
        { title: 'Lånebil', cells: [{ value: 'inkludert' }, { value: 'inkludert' }] },
        { title: 'Egenandel', note: 'per gang', cells: [{ value: '1 500 kr' }, { value: '0 kr' }] },
      ],
      footnote:
        'Gjelder inntil 30 000 km i året. Dekk, bremseklosser og annet som skal slites, dekkes ikke. Reklamasjonsretten din etter forbrukerkjøpsloven gjelder uansett, i fem år.',
    }),
    block('text-with-image', {
      title: 'Rapporten henger i ruta',
      text: toRichText(`
        97 punkter, målt der det kan måles: mønsterdybde, bremseskiver, lakktykkelse, batterihelse. Rust har sin egen rubrikk, med bilder av undersiden.

        Vi pusser ikke bort det vi finner. Vi skriver det ned og setter prisen etter det.
      `),
      image: picture('scenes/close-wheel', 'Forhjulet på en olivengrønn bil i kveldslys'),
      imageRatio: '4:3',
      link: link('/kjop-bil', 'Slik kjøper du'),
      buttonType: 'Secondary',
    }),
    block('faq', {
      title: 'Når noe skjer',
      text: 'Garantisaker går rett til en tekniker.',
      link: link('tel:+4721004560', '21 00 45 60'),
      note: 'Hverdager 7–17',
      firstOpen: true,
      items: [
        {
          question: 'Bilen har stoppet på Dovre. Hva nå?',
          answer: toRichText(
            'Ring. Vi henter bilen og får deg fram dit du skulle, det første året uten egenandel.',
          ),
        },
        {
          question: 'Må jeg ta service hos dere?',
          answer: toRichText('Nei. Ta den hvor du vil, i tide og med stempel.'),
        },
        {
          question: 'Følger garantien bilen?',
          answer: toRichText('Ja. Selger du den videre, følger resten av garantien med.'),
        },
      ],
    }),
  ],
};
