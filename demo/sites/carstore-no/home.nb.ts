import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'nb',
  path: '/',
  name: 'Carstore',
  fields: {
    metaTitle: 'Bruktbil uten bismak',
    navTitle: 'Forsiden',
    metaDescription:
      '{cars: /kjop-bil/alle-brukte-biler} bruktbiler i tolv butikker. Tilstandsrapport på 97 punkter, målt batteri, 14 dagers åpent kjøp og 12 måneders garanti.',
    ogImage: picture('pictures/carstore/sell-suv'),
    headerOverContent: true,
    order: 0,
  },
  main: [
    block('stage-hero', {
      title: 'Bruktbil uten bismak.',
      text: 'Rusten, ripene og rekkevidden: Alt vi vet om bilen, får du vite før du spør. Prisen er den på lappen.',
      image: picture('pictures/carstore/sell-suv', 'Mørkeblå SUV, skrått forfra'),
      tone: 'dark',
      hasSearchBar: true,
      searchPlaceholderPhone: 'Merke eller modell',
      searchPlaceholderDesktop: 'Søk merke, modell eller utstyr',
      link: link('/kjop-bil', 'Finn bil'),
      secondLink: link('/selg-bil', 'Selg din'),
      figures: [
        { value: '{cars: /kjop-bil/alle-brukte-biler}', label: 'biler på lager' },
        { value: '97', label: 'punkter sjekket' },
        { value: '14', label: 'dagers åpent kjøp' },
      ],
      tag: {
        label: 'Biler på lager fra',
        value: '{lowest price: /kjop-bil/alle-brukte-biler}',
        link: link('/kjop-bil/alle-brukte-biler'),
      },
      ways: [
        {
          icon: 'car',
          title: 'Kjøp bil',
          text: 'Det som står på lager',
          link: link('/kjop-bil/alle-brukte-biler'),
        },
        { icon: 'hand-coins', title: 'Selg bil', text: 'Pris på telefonen', link: link('/selg-bil') },
        { icon: 'map-pin', title: 'Finn oss', text: 'Tolv butikker', link: link('/finn-oss') },
      ],
    }),
    block('text-with-image', {
      title: 'Batteriet måler vi først',
      text: toRichText(`
        To av tre biler vi selger, går på strøm. Da er batteriet bilen. Vi lader helt opp, kjører 40 kilometer i motbakke og medbakke, og skriver tallet på vindusruta.

        Ligger helsen under 85 prosent, står det også. Da er prisen deretter.
      `),
      image: picture('scenes/charging-night', 'Elbil ved en lader under nattehimmelen'),
      imageRatio: '4:3',
      reverse: true,
      link: link('/bileierskap', 'Slik sjekker vi'),
      figures: [
        { value: '40 km', label: 'prøvetur' },
        { value: '93 %', label: 'vanlig helse etter fire år' },
      ],
    }),
    block('body-tiles', {
      title: 'Hva skal den brukes til?',
      link: link('/kjop-bil/alle-brukte-biler', 'Hele lageret'),
      tiles: [
        {
          image: picture('pictures/carstore/side-suv', 'SUV fra siden'),
          label: 'SUV',
          note: 'Hytta i februar',
          link: link('/kjop-bil/alle-brukte-biler'),
        },
        {
          image: picture('pictures/carstore/side-estate', 'Stasjonsvogn fra siden'),
          label: 'Stasjonsvogn',
          note: 'Ski, hund og mor',
          link: link('/kjop-bil/alle-brukte-biler'),
        },
        {
          image: picture('pictures/carstore/side-hatch', 'Kombi fra siden'),
          label: 'Kombi',
          note: 'Byen og bommen',
          link: link('/kjop-bil/alle-brukte-biler'),
        },
        {
          image: picture('pictures/carstore/side-sedan', 'Sedan fra siden'),
          label: 'Sedan',
          note: 'Lange E6-dager',
          link: link('/kjop-bil/alle-brukte-biler'),
        },
        {
          image: picture('pictures/carstore/side-people-carrier', 'Flerbruksbil fra siden'),
          label: 'Flerbruksbil',
          note: 'Hele laget',
          link: link('/kjop-bil/alle-brukte-biler'),
        },
      ],
    }),
    block('car-teaser', {
      title: 'Inn siden i går',
      link: link('/kjop-bil/alle-brukte-biler', 'Vis alle biler'),
    }),
    block('sell-panel', {
      title: 'Selg bilen i lunsjen.',
      text: 'Les opp skiltet og kilometerstanden. Du får en pris som står i sju dager, og pengene før du er tilbake på jobb.',
      image: picture('pictures/carstore/hero-hatch', 'Oransje kombi, skrått forfra'),
      tone: 'brand',
      link: link('/selg-bil', 'Slik foregår det'),
      secondLink: link('tel:+4721004500', '21 00 45 00'),
      steps: [
        { title: 'Pris på telefon', text: 'to minutter' },
        { title: 'Sjekk i butikken', text: 'en halvtime' },
        { title: 'Penger på konto', text: 'straks' },
      ],
    }),
    block('car-of-the-week', { title: 'Ukens bil' }),
    block('place-list', {
      title: 'Tolv butikker, fra Kristiansand til Trondheim',
      rows: [
        {
          name: 'Oslo, Alnabru',
          address: 'Strømsveien 266, 1081 Oslo',
          note: 'Hverdager 9–18, lørdag 10–16',
          link: link('/finn-oss/oslo-alnabru', 'Til butikken'),
        },
        {
          name: 'Bergen, Åsane',
          address: 'Liamyrane 14, 5132 Nyborg',
          note: 'Hverdager 9–18, lørdag 10–15',
          link: link('/finn-oss/bergen-asane', 'Til butikken'),
        },
        {
          name: 'Trondheim, Heimdal',
          address: 'Industriveien 51, 7080 Heimdal',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('/finn-oss/trondheim-heimdal', 'Til butikken'),
        },
        {
          name: 'Stavanger, Forus',
          address: 'Maskinveien 9, 4033 Stavanger',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('/finn-oss/stavanger-forus', 'Til butikken'),
        },
        {
          name: 'Kristiansand, Sørlandsparken',
          address: 'Barstølveien 23, 4636 Kristiansand',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('/finn-oss/kristiansand-sorlandsparken', 'Til butikken'),
        },
        {
          name: 'Drammen',
          address: 'Kobbervikdalen 71, 3036 Drammen',
          note: 'Hverdager 9–17, lørdag 10–15',
          link: link('/finn-oss/drammen', 'Til butikken'),
        },
      ],
      link: link('/finn-oss', 'Alle tolv'),
    }),
    block('faq', {
      title: 'Det folk spør om',
      text: 'Finner du ikke svaret, så ring. Den som tar telefonen, har sett bilen.',
      link: link('tel:+4721004500', '21 00 45 00'),
      note: 'Hverdager 8–18, lørdag 10–15',
      firstOpen: true,
      items: [
        {
          question: 'Hva betyr åpent kjøp i praksis?',
          answer: toRichText(
            'Du har 14 dager og 1 000 kilometer på deg. Passer den ikke, leverer du den tilbake i hvilken som helst av butikkene og får kjøpesummen på konto.',
          ),
        },
        {
          question: 'Er omregistreringsavgiften med i prisen?',
          answer: toRichText(
            'Ja. Avgift, vask, full strøm eller full tank og ett sett hjul for årstiden. Det er ingen linje nederst.',
          ),
        },
        {
          question: 'Sjekker dere heftelser?',
          answer: toRichText('Hver bil, samme dag som den selges. Du får utskriften sammen med nøkkelen.'),
        },
        {
          question: 'Kan jeg bytte inn en bil med lån?',
          answer: toRichText('Ja, vi innfrir lånet og ordner papirene. [Slik priser vi innbytte](/selg-bil)'),
        },
      ],
    }),
  ],
};
