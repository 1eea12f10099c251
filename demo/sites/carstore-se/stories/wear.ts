import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const cambelt = story({
  slug: 'kamremmen-fyller-ar',
  name: 'Kamremmen fyller år',
  title: 'Kamremmen fyller år även om bilen står still',
  preamble:
    'Gummi räknar inte mil, det räknar somrar. Så tar du reda på om bilen har rem eller kedja, när den ska bytas och vem som ska betala.',
  description:
    'Kamrem på begagnad bil: rem eller kedja, ålder och mil, vad bytet kostar och hur du ser att det är gjort.',
  date: '2026-10-15',
  image: picture('scenes/parts-warehouse', 'Hyllor i ett reservdelslager'),
  tags: ['workshop', 'money'],
  author: 'Petra Lindh',
  article: {
    caption: 'Hylla 14: remmar. Ingen av dem är vacker, alla är billigare än en motor.',
    authorLine: 'Skriver om bilar och väder',
    parts: [
      {
        text: toRichText(`
          Kamremmen håller kolvar och ventiler i takt. När den brister slutar de hålla takt, och på de flesta motorer slår
          de i varandra. Det låter kort och kostar 40 000 kronor.

          Därför finns ett bytesintervall. Det har två tal, och folk kommer bara ihåg det ena.

          ## Mil och år

          Ett typiskt intervall är 18 000 mil eller tio år, det som kommer först. På en del motorer är det 9 000 och fem.
          En sparsamt körd bil från 2015 med 6 000 mil har alltså passerat sin gräns, fast mätaren ser ung ut. Det är
          just de bilarna som säljs som fynd.

          ## Rem eller kedja?

          Kedja håller normalt så länge som motorn. Elbilar har ingetdera. Vilket din bil har står i serviceschemat, inte
          i annonsen. Skriv motorkoden, den står i registreringsbeviset, och ring en verkstad. Svaret tar en minut.

          Några små bensinmotorer har rem som går i olja. Där är det inte bara åldern som räknas, utan att oljan har
          bytts i tid och varit av rätt sort. Luckor i serviceboken väger dubbelt.
        `),
        figures: [
          { value: '10 år', label: 'vanlig gräns, oavsett mil' },
          { value: '7–14 000 kr', label: 'kostar ett byte' },
          { value: '40 000 kr', label: 'kostar det att låta bli' },
        ],
      },
      {
        text: toRichText(`
          ## Så ser du att den är bytt

          - Ett kvitto med ordet *kamremssats*. Bara *rem* kan vara den till generatorn.
          - En dekal i motorrummet med datum och mätarställning. Seriösa verkstäder sätter dit en.
          - Vattenpumpen ska vara bytt samtidigt, om remmen driver den. Annars betalar du arbetet en gång till.

          ”Den är bytt, men jag hittar inte kvittot” betyder att den inte är bytt. Det är hårt mot de ärliga, men
          motorn bryr sig inte om vem som är ärlig.

          ## Vem betalar?

          Är det mindre än ett år eller 2 000 mil kvar till gränsen är det rimligt att dela. Är den passerad drar du av
          hela bytet, och kör bilen försiktigt till verkstaden. Eller tar bärgaren.

          Vi byter själva innan bilen får sin prislapp, om det är mindre än arton månader kvar. Det syns på priset. Det
          syns också på att motorn går.
        `),
        image: picture('scenes/close-cabin', 'Förarplatsen i en mörk bil'),
        caption: 'Mätaren säger 6 000. Remmen säger 2015.',
      },
    ],
    subject: {
      label: 'Efter köpet',
      title: 'Motorn ingår i garantin',
      text: 'Tolv månader, eller trettiosex',
      image: picture('pictures/carstore/car-suv-sand', 'Sandfärgad suv, snett framifrån'),
      link: link('/bilagande', 'Vad garantin täcker'),
    },
  },
});

export const milesOrYears = story({
  slug: 'mil-eller-ar',
  name: 'Mil eller år',
  title: 'Hellre många mil än många år',
  preamble:
    'Två likadana bilar, samma pris. Den ena har gått långt, den andra har stått länge. Vi ställde upp båda på lyften.',
  description:
    'Ska man välja en bil med många mil eller många år? Två lika dyra kombibilar på lyften, punkt för punkt.',
  date: '2026-10-01',
  image: picture('scenes/forest-road', 'En vinröd kombi på en skogsväg'),
  tags: ['buying', 'money'],
  author: 'Sanna Wiklund',
  article: {
    caption: 'Den röda har gått tre och ett halvt varv runt jorden. Det hörs inte.',
    authorLine: 'Köper in bilar i Borås',
    parts: [
      {
        text: toRichText(`
          Två kombibilar av samma modell kom in samma vecka. Båda värderades till 149 000 kronor. Den röda är från 2021 och har
          gått 14 200 mil, nästan allt på E4. Den silvergrå är från 2016 och har gått 4 900, nästan allt till Ica.

          ”Den silvergrå”, sade åtta av tio som fick frågan. Vi körde upp dem på lyften.

          ## Motorn

          Den röda har startats ungefär två gånger om dagen och sedan gått varm i timmar. Den silvergrå har startats sex gånger om dagen och
          sällan hunnit bli varm. Kondens, bränsle i oljan, sot i insuget. Kompressionen var lika bra i båda. Sotet var det inte.

          ## Det som rostar

          Bromsskivorna på den röda var slitna, jämnt, som de ska. På den silvergrå hade de rostat inifrån. Handbroms, avgasrör,
          fästen: tio vintrar mot fem.

          ## Det som torkar

          Gummi åldras stillastående. Bussningar, remmar, däck. Den silvergrås däck hade sju millimeter mönster och
          var nio år gamla. De är slut, hur fina de än ser ut.
        `),
        figures: [
          { value: '14 200 mil', label: 'på fem år: 11 400 kr att åtgärda' },
          { value: '4 900 mil', label: 'på tio år: 23 800 kr att åtgärda' },
        ],
      },
      {
        text: toRichText(`
          ## Det som talar för den gamla

          Stolarna. Ratten. Lacken på huven, som inte har mött tiotusen lastbilar. Hjullager och stötdämpare har
          mer kvar. Och nästa köpare kommer också att titta på mätaren först, så den är lättare att sälja.

          ## Det som talar för den unga

          Fem år nyare säkerhet. Autobroms som ser cyklister, strålkastare som bländar av själva, plåt som inte har
          hunnit rosta. Och tre år kvar innan kamremmen fyller tio.

          ## Tumregeln

          - **1 500 mil om året** är normalt. Under 600 ska väcka frågor, inte lust.
          - **Långa mil** är snälla mil. Tjänstebilar är bättre än sitt rykte.
          - **Över 20 000 mil** räknas alla regler om. Då köper man en ägare, inte en bil.

          Vi satte samma pris på båda när de var klara. Den silvergrå såldes först, på fyra timmar. Den röda tog
          jag själv.
        `),
        image: picture('scenes/close-round-lamp', 'Fronten på en röd bil i närbild'),
        caption: 'Lacken är från i fjol. Fyra siffror på däcksidan säger mer: vecka och år.',
      },
    ],
    subject: {
      label: 'Långa mil',
      title: 'Kombi i lager',
      text: 'Med historiken i rutan',
      image: picture('pictures/carstore/car-estate-navy', 'Blå kombi, snett framifrån'),
      link: link('/kop-bil/alla-bilar', 'Se bilarna'),
    },
  },
});
