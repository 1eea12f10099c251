import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const buy: DemoPage = {
  id: 'buy',
  language: 'sv',
  path: '/kop-bil',
  name: 'Köp bil',
  fields: {
    metaTitle: 'Så köper du bil hos oss',
    navTitle: 'Köp bil',
    metaDescription:
      'Fyra steg från provkörning till nyckel. Vad bilen kostar, vad lånet kostar och vad som händer om du ångrar dig.',
    headerOverContent: true,
    order: 1,
  },
  main: [
    block('stage-hero', {
      title: 'Köp bil utan att chansa.',
      text: 'Priset på lappen är priset. Skicket står i protokollet. Och passar bilen inte, lämnar du tillbaka den.',
      image: picture('pictures/carstore/car-estate-navy', 'Blå kombi, snett framifrån'),
      tone: 'dark',
      size: 'small',
      link: link('/kop-bil/alla-bilar', 'Bilarna i lager'),
      secondLink: link('tel:+46101234500', '010-123 45 00'),
    }),
    block('steps', {
      title: 'Fyra steg, ett par dagar',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Välj',
          text: 'Ring butiken och be dem ställa undan bilen. Den står kvar i 48 timmar utan kostnad.',
        },
        {
          title: 'Prova',
          text: 'Ta en timme, gärna på en väg du kan. Ingen sitter bredvid om du inte ber om det.',
        },
        {
          title: 'Räkna',
          text: 'Kontant, billån eller inbyte. Du får allt på ett papper och tar med det hem om du vill.',
        },
        {
          title: 'Hämta',
          text: 'Tvättad, laddad och besiktad. Påställning och ägarbyte sköter vi medan du dricker kaffe.',
        },
      ],
    }),
    block('link-rows', {
      title: 'Vad ett lån kostar',
      text: '200 000 kr på 72 månader med 5,95 % rörlig ränta blir 3 310 kr i månaden. Effektiv ränta 6,21 %, totalt 238 805 kr på 72 betalningar.',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Kontantinsats', text: 'Inbytesbilen räknas', figure: '20 %' },
        { title: 'Löptid', text: 'Du kan lösa lånet i förtid utan avgift', figure: '12–84 mån' },
        { title: 'Ränta', text: 'Rörlig, samma för alla som får lån', figure: '5,95 %' },
        { title: 'Uppläggning', text: 'En gång', figure: '495 kr' },
        { title: 'Aviavgift', text: 'Med autogiro eller e-faktura', figure: '0 kr' },
      ],
    }),
    block('text-with-image', {
      title: 'Det vi hittar skriver vi ner',
      text: toRichText(`
        Varje bil går över lyft innan den får en prislapp. Bromsar, däck, batteri, elektronik, lack: 97 punkter och en provkörning på två mil.

        Stenskott och repor lagar vi inte i smyg. De står i protokollet med bild, och priset är satt efter dem.
      `),
      image: picture('scenes/dealership-forest', 'En blå kombi utanför en bilhall vid skogsbrynet'),
      imageRatio: '4:3',
      reverse: true,
      link: link('/bilagande', 'Kontrollen och garantin'),
      figures: [
        { value: '97', label: 'punkter' },
        { value: '2 mil', label: 'provkörning' },
        { value: '1 av 6', label: 'bilar säljer vi inte vidare' },
      ],
    }),
    block('car-teaser', {
      title: 'Under 2 500 kronor i månaden',
      filters: [{ field: 'car_monthly_cost', value: '0-2500' }],
      count: 12,
      link: link('/kop-bil/alla-bilar', 'Visa alla bilar'),
    }),
    block('faq', {
      title: 'Innan du bestämmer dig',
      text: 'Ring butiken där bilen står. De har den framför sig.',
      link: link('/kop-bil/hitta-oss', 'Hitta butiken'),
      items: [
        {
          question: 'Kan jag byta in min gamla bil?',
          answer: toRichText(
            'Ja, oavsett märke och ålder. Vi värderar den medan du provkör och drar av summan direkt. [Så värderar vi](/salj-bil)',
          ),
        },
        {
          question: 'Bilen står i en annan stad. Kan jag se den här?',
          answer: toRichText(
            'Vi flyttar den till din butik för 995 kr, som du får tillbaka om du köper. Räkna med tre till fem vardagar.',
          ),
        },
        {
          question: 'Kan jag köpa på företaget?',
          answer: toRichText(
            'Ja. På transportbilar och bilar med avdragsgill moms står priset även exklusive moms.',
          ),
        },
        {
          question: 'Vad behöver jag ha med mig?',
          answer: toRichText(
            'Körkort, BankID och en försäkring som gäller från och med att du rullar ut. Den hinner vi teckna på plats.',
          ),
        },
      ],
    }),
  ],
};
