import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const own: DemoPage = {
  id: 'own',
  language: 'sv',
  path: '/auton-omistaminen',
  name: 'Bilägande',
  fields: {
    metaTitle: 'Trygghet, retur och granskning',
    navTitle: 'Bilägande',
    metaDescription:
      '12 månaders trygghet, 14 dagars returrätt och en rapport på 97 punkter. Vad de täcker och vad de inte täcker.',
    headerOverContent: true,
    order: 3,
  },
  main: [
    block('stage-hero', {
      title: 'Bilen är din. Bekymren våra.',
      text: 'I ett år ansvarar vi för det som går sönder. De första två veckorna ansvarar vi för allt.',
      image: picture('pictures/carstore/car-hatch-white', 'Vit halvkombi, snett framifrån'),
      tone: 'brand',
      size: 'small',
      link: link('tel:+358100004560', 'Anmäl ett fel'),
      secondLink: link('/sv/loyda-meidat', 'Hitta oss'),
    }),
    block('price-table', {
      title: 'Två nivåer av trygghet',
      titleSize: 'section',
      text: 'Den ena ingår. Den andra kan läggas till fram till överlåtelsen.',
      corner: 'Vad tryggheten täcker',
      columns: [
        { title: 'Carstore 12', note: 'ingår' },
        { title: 'Carstore 36', note: '19 € i månaden', recommended: true },
      ],
      rows: [
        { title: 'Motor och växellåda', cells: [{ value: '12 mån' }, { value: '36 mån' }] },
        {
          title: 'Drivbatteri',
          note: 'kapacitet under 70 %',
          cells: [{ value: '12 mån' }, { value: '36 mån' }],
        },
        { title: 'Elutrustning', cells: [{ value: '6 mån' }, { value: '36 mån' }] },
        { title: 'Ersättningsbil', cells: [{ value: 'ingår' }, { value: 'ingår' }] },
        { title: 'Självrisk', note: 'per gång', cells: [{ value: '150 €' }, { value: '0 €' }] },
      ],
      footnote:
        'Gäller upp till 30 000 kilometer om året. Däck, bromsklossar och andra slitdelar ingår inte. Det lagstadgade felansvaret gäller alltid.',
    }),
    block('text-with-image', {
      title: 'Två veckor att ångra sig på',
      text: toRichText(`
        Kör till jobbet, till villan och ner i det trängsta parkeringshus du vet. Känns bilen inte som din inom 14 dagar och 1 000 kilometer lämnar du tillbaka den i vilken butik du vill.

        Hela köpesumman finns på kontot inom tre bankdagar. Gav du en bil i byte får du den tillbaka om den står kvar på gården. Annars får du vad vi betalade för den.
      `),
      image: picture('scenes/winter-mountains', 'En blå SUV framför snöklädda berg'),
      imageRatio: '4:3',
      link: link('/sv/osta-auto', 'Så köper du'),
      buttonType: 'Secondary',
    }),
    block('faq', {
      title: 'När något händer',
      text: 'Trygghetsärenden går direkt till en mekaniker.',
      link: link('tel:+358100004560', '010 000 4560'),
      note: 'Vardagar 7–17',
      firstOpen: true,
      items: [
        {
          question: 'Bilen har stannat. Vad nu?',
          answer: toRichText(
            'Ring. Vi hämtar bilen och får fram dig dit du skulle, under det första året utan kostnad.',
          ),
        },
        {
          question: 'Måste jag låta serva bilen hos er?',
          answer: toRichText('Nej. Serva var du vill, i tid och med stämpel i boken.'),
        },
        {
          question: 'Går tryggheten över på en ny ägare?',
          answer: toRichText('Ja. Den hör till bilen, inte till dig.'),
        },
      ],
    }),
  ],
};
