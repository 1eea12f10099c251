import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const own: DemoPage = {
  id: 'own',
  language: 'sv',
  path: '/bilagande',
  name: 'Bilägande',
  fields: {
    metaTitle: 'Garanti, öppet köp och kontroll',
    navTitle: 'Bilägande',
    metaDescription:
      '14 dagars öppet köp, 12 månaders garanti och ett protokoll med 97 punkter. Vad som gäller, vad som inte gäller.',
    headerOverContent: true,
    order: 3,
  },
  main: [
    block('stage-hero', {
      title: 'Bilen är din. Besvären är våra.',
      text: 'I tolv månader efter köpet svarar vi för det som går sönder. De första fjorton dagarna svarar vi för allt.',
      image: picture('pictures/carstore/car-hatch-white', 'Vit halvkombi, snett framifrån'),
      tone: 'brand',
      size: 'small',
      link: link('tel:+46101234560', 'Anmäl ett fel'),
      secondLink: link('/kop-bil/hitta-oss', 'Hitta oss'),
    }),
    block('price-table', {
      title: 'Två garantier',
      titleSize: 'section',
      text: 'Den ena ingår. Den andra kan du lägga till fram till dess att du hämtar bilen.',
      corner: 'Vad garantin täcker',
      columns: [
        { title: 'Carstore 12', note: 'ingår' },
        { title: 'Carstore 36', note: '189 kr i månaden', recommended: true },
      ],
      rows: [
        { title: 'Motor och växellåda', cells: [{ value: '12 mån' }, { value: '36 mån' }] },
        {
          title: 'Högvoltsbatteri',
          note: 'under 70 % kapacitet',
          cells: [{ value: '12 mån' }, { value: '36 mån' }],
        },
        { title: 'Elektronik och skärmar', cells: [{ value: '6 mån' }, { value: '36 mån' }] },
        { title: 'Lånebil under reparation', cells: [{ value: 'ingår' }, { value: 'ingår' }] },
        { title: 'Självrisk', note: 'per tillfälle', cells: [{ value: '1 500 kr' }, { value: '0 kr' }] },
      ],
      footnote:
        'Gäller upp till 3 000 mil om året. Däck, bromsbelägg, torkarblad och annat som ska slitas ut täcks inte.',
    }),
    block('text-with-image', {
      title: 'Fjorton dagar att ångra sig på',
      text: toRichText(`
        Kör den till jobbet, till landet och ner i det trånga garaget. Känns den fel inom 14 dagar och 100 mil lämnar du tillbaka den i vilken butik som helst.

        Du får hela köpesumman på kontot inom tre bankdagar. Har du bytt in en bil får du tillbaka den om den står kvar, annars vad vi gav för den.

        Det enda vi ber om är att den är lika hel som när du hämtade den.
      `),
      image: picture('scenes/harbour', 'En bil på en kaj i skymningen'),
      imageRatio: '4:3',
      link: link('/kop-bil', 'Så köper du'),
      buttonType: 'Secondary',
    }),
    block('faq', {
      title: 'När något händer',
      text: 'Garantiärenden går direkt till en tekniker, inte till växeln.',
      link: link('tel:+46101234560', '010-123 45 60'),
      note: 'Vardagar 7–18',
      firstOpen: true,
      items: [
        {
          question: 'Bilen har stannat. Vad gör jag?',
          answer: toRichText(
            'Ring. Är du i Sverige bärgar vi till närmaste verkstad vi litar på och ser till att du kommer hem, hela det första året.',
          ),
        },
        {
          question: 'Måste jag serva bilen hos er?',
          answer: toRichText(
            'Nej. Serva den var du vill, så länge det görs i tid och skrivs in i serviceboken.',
          ),
        },
        {
          question: 'Vad finns i protokollet?',
          answer: toRichText(
            '97 rader med mått där det går att mäta: mönsterdjup, bromsskivor, batterihälsa, lacktjocklek. Och bilder på det som inte är perfekt.',
          ),
        },
        {
          question: 'Följer garantin med om jag säljer bilen?',
          answer: toRichText('Ja. Den sitter på bilen, inte på dig.'),
        },
      ],
    }),
  ],
};
