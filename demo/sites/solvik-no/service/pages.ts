import { prose } from '../../../prose.ts';
import { block, type DemoPage, link, picture } from '../../../write.ts';
import { page } from '../page.ts';
import { service, servicePath } from './service.ts';

const book = page({
  path: `${servicePath}/bestill-time`,
  name: 'Bestill time',
  description:
    'Slik bestiller du time på et av Solviks femten verksteder: telefon eller e-post, som regel innen en uke.',
  order: 1,
  more: { menuImage: picture('scenes/workshop') },
  main: [
    block('rich-text', {
      title: 'Bestill time',
      titleTag: 'h1',
      lead: 'Ring eller skriv. Ha registreringsnummeret og kilometerstanden klar, så vet vi hva som gjenstår.',
    }),
    block('steps', {
      title: 'Slik bestiller du',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Ring', text: '22 22 01 40. Den som svarer, ser alle femten verksteder.' },
        { title: 'Velg sted og dag', text: 'Vi har som regel en time innen en uke.' },
        { title: 'Lever nøkkelen', text: 'I skranken fra sju eller i boksen fra seks.' },
        { title: 'Hent bilen', text: 'Du får en melding når den er klar, med regning og rapport.' },
      ],
    }),
    block('contact-line', {
      title: 'Verkstedtelefonen',
      line: link('tel:+4722220140', '22 22 01 40'),
      note: prose('[verksted@solvik.example](mailto:verksted@solvik.example). Foreslå gjerne to dager.'),
      hours: {
        title: 'Åpent',
        today: 'i dag',
        rows: [
          { days: 'Mandag–fredag', hours: '7–16', from: 'Monday', to: 'Friday' },
          { days: 'Lørdag', hours: 'Stengt', from: 'Saturday' },
          { days: 'Søndag', hours: 'Stengt', from: 'Sunday' },
        ],
      },
      place: {
        title: 'Rett til skranken',
        text: prose('Hvert verksted har sitt eget nummer.'),
        link: link('/finn-oss', 'Adresser og telefon'),
      },
    }),
  ],
});

const wheels = page({
  path: `${servicePath}/hjulskift-og-dekkhotell`,
  name: 'Hjulskift og dekkhotell',
  description:
    'Hjulskift til 690 kroner og dekkhotell til 1 190 per sesong hos Solvik. Frister for vinterdekk og pigg.',
  order: 2,
  more: { menuImage: picture('cars/suv/detail-wheel') },
  main: [
    block('text-with-image', {
      title: 'Hjulene har det bedre hos oss',
      titleTag: 'h1',
      text: prose(`
        Hjulskift tar 25 minutter. På dekkhotellet vasker vi hjulene, måler mønsteret i tre punkter og setter dem på hylle i
        tolv grader. Er de slitt, sier vi fra i august, ikke den første snødagen.
      `),
      image: picture('cars/suv/detail-wheel', 'Forhjulet på en grafittgrå SUV'),
      imageRatio: '4:3',
      link: link(`${servicePath}/bestill-time`, 'Bestill time'),
      buttonType: 'Primary',
      figures: [
        { value: '690 kr', label: 'hjulskift' },
        { value: '1 190 kr', label: 'hotell per sesong' },
        { value: '25 min', label: 'på stedet' },
      ],
    }),
    block('figure-table', {
      title: 'Frister',
      labelTitle: 'Hva',
      noteTitle: 'Resten av landet',
      valueTitle: 'Nordland, Troms, Finnmark',
      tone: 'paper',
      rows: [
        { label: 'Pigg tillatt fra', note: '1. november', value: '16. oktober' },
        { label: 'Pigg tillatt til', note: 'første søndag etter andre påskedag', value: '30. april' },
        { label: 'Tre millimeter mønster fra', note: '1. november', value: '16. oktober' },
      ],
      footnote:
        'Pigg er tillatt utenom fristene når føret krever det. I Oslo, Bergen, Trondheim, Stavanger og Kristiansand kan det være gebyr.',
    }),
    block('faq', {
      title: 'Om dekk',
      items: [
        {
          question: 'Hvor lenge varer et vinterdekk?',
          answer: prose(
            'Fem til seks sesonger eller 40 000 kilometer. Etter seks år blir gummien hard, uansett mønster.',
          ),
        },
        {
          question: 'Kan jeg skifte hjul selv og bare lagre dem hos dere?',
          answer: prose('Ja. Lever dem rene nok til at du selv ville tatt i dem. Samme pris.'),
        },
      ],
    }),
  ],
});

const winterCheck = page({
  path: `${servicePath}/vintersjekk`,
  name: 'Vintersjekk',
  description:
    'Vintersjekk hos Solvik: åtte punkter på førti minutter for 790 kroner, med rapport på mobilen.',
  order: 3,
  more: { menuImage: picture('scenes/winter-mountains') },
  main: [
    block('rich-text', {
      title: 'Vintersjekk',
      titleTag: 'h1',
      lead: 'Åtte punkter, førti minutter, 790 kroner. Kaffen er varm, det er verkstedet også.',
    }),
    block('link-rows', {
      title: 'Dette ser vi på',
      tone: 'stage',
      rows: [
        { title: '12-voltsbatteriet', text: 'Belastes og måles. Under 60 prosent sier vi fra.' },
        { title: 'Frostvæske', text: 'Skal tåle minus 35. Ofte tåler den minus 18.' },
        { title: 'Spylervæske', text: 'Sommerblandingen ut, vinterblandingen inn.' },
        { title: 'Viskerblad', text: 'Byttes på stedet hvis du sier ja, 390 kr paret.' },
        { title: 'Lys', text: 'Alle, også det over skiltet.' },
        { title: 'Dekk', text: 'Mønster, trykk, alder og pigger.' },
        { title: 'Dørpakninger og låser', text: 'Smøres, så de går opp i januar.' },
        { title: 'Varmeapparat og varmepumpe', text: 'Målt ved dysene, ikke gjettet.' },
      ],
      more: link(`${servicePath}/bestill-time`, 'Bestill time'),
    }),
  ],
});

const inspection = page({
  path: `${servicePath}/eu-kontroll`,
  name: 'EU-kontroll',
  description:
    'EU-kontroll hos Solvik: 1 090 kroner, gratis etterkontroll innen to måneder. Frister og vanlige feil.',
  order: 4,
  more: { menuImage: picture('scenes/close-lamp') },
  main: [
    block('rich-text', {
      title: 'EU-kontroll',
      titleTag: 'h1',
      lead: 'Fire år etter første registrering, deretter annethvert år. Fristen står på Vegvesenets sider og i vår påminnelse.',
    }),
    block('figure-table', {
      title: 'Det som oftest stopper en bil',
      text: 'Av 9 340 kontroller hos oss i 2025.',
      labelTitle: 'Feil',
      valueTitle: 'Andel av bilene, prosent',
      rows: [
        { label: 'Bremser, ujevn eller svak', value: '14', amount: 14 },
        { label: 'Lys', value: '11', amount: 11 },
        { label: 'Bærekuler og foringer', value: '9', amount: 9 },
        { label: 'Dekk', value: '6', amount: 6 },
        { label: 'Rust i bærende deler', value: '4', amount: 4 },
      ],
    }),
    block('rich-text', {
      title: 'Hvis den ikke går igjennom',
      body: prose(`
        Du får listen med pris på hver linje. Toere må utbedres før fristen, treere før du kjører videre. Reparer den hvor du
        vil; etterkontrollen er gratis hos oss innen to måneder.

        Mer om de fem vanligste i [artikkelen](/aktuelt/artikler/fem-ting-som-stopper-bilen).
      `),
      width: 'beside heading',
    }),
  ],
});

const electric = page({
  path: `${servicePath}/elbil`,
  name: 'Elbilverksted',
  description:
    'Service på elbil, batteritest med attest og høyvoltsreparasjon hos Solvik. Priser og hva som inngår.',
  order: 5,
  more: { menuImage: picture('scenes/charging-night') },
  main: [
    block('rich-text', {
      title: 'Elbilverksted',
      titleTag: 'h1',
      lead: 'Mindre olje, mer programvare. Førtito av våre mekanikere har høyvoltsautorisasjon.',
    }),
    block('link-rows', {
      title: 'Priser',
      text: 'Med merverdiavgift, for de fleste modeller.',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Service, elbil', text: 'Bremsevæske, kupéfilter, 64 punkter', figure: 'fra 2 290 kr' },
        { title: 'Batteritest', text: 'Kapasitet, cellespenning, attest', figure: '890 kr' },
        { title: 'Rens av bremser', text: 'Elbiler bremser for lite med dem', figure: '1 490 kr' },
        { title: 'Kjølevæske, batteri', text: 'Hvert fjerde år på noen modeller', figure: 'fra 2 190 kr' },
      ],
    }),
    block('chart', {
      title: 'Så mye er igjen av batteriet',
      text: 'Gjennomsnitt av 1 120 batteritester hos Solvik i 2025',
      points: [
        { x: 0, y: 100 },
        { x: 1, y: 97 },
        { x: 2, y: 95 },
        { x: 3, y: 93.6 },
        { x: 4, y: 92.4 },
        { x: 5, y: 91.2 },
        { x: 6, y: 90 },
        { x: 7, y: 88.7 },
        { x: 8, y: 87.4 },
      ],
      top: 105,
      ticks: [
        { x: 0, label: 'ny' },
        { x: 4, label: '4 år' },
        { x: 8, label: '8 år' },
      ],
      mark: { x: 8, value: '87 %', label: 'etter åtte år' },
      xTitle: 'Bilens alder, år',
      yTitle: 'Kapasitet, prosent',
      tone: 'light',
    }),
  ],
});

const body = page({
  path: `${servicePath}/skade-og-lakk`,
  name: 'Skade og lakk',
  description:
    'Skadeverksted hos Solvik i Oslo, Stavanger, Bergen og Trondheim. Vi tar oss av forsikringsselskapet.',
  order: 6,
  more: { menuImage: picture('scenes/close-tail') },
  main: [
    block('rich-text', {
      title: 'Skade og lakk',
      titleTag: 'h1',
      lead: 'Ring oss før du ringer dem. Du velger verksted selv, og vi snakker med forsikringen.',
    }),
    block('steps', {
      title: 'Etter smellen',
      titleSize: 'section',
      steps: [
        { title: 'Ring', text: '22 22 01 50. Vi henter, enten den ruller eller ikke.' },
        { title: 'Takst', text: 'Med bilder til deg og selskapet innen to dager.' },
        { title: 'Reparasjon', text: 'Lakken blandes etter måling. Kameraer kalibreres etterpå.' },
        { title: 'Hjem', text: 'Vasket, med livstidsgaranti på lakken så lenge du eier bilen.' },
      ],
    }),
    block('site-selection', {
      title: 'Fire skadeverksteder',
      sites: [
        { slug: 'solvik-oslo' },
        { slug: 'solvik-stavanger' },
        { slug: 'solvik-bergen' },
        { slug: 'solvik-trondheim' },
      ],
      link: link('/finn-oss', 'Alle steder'),
    }),
  ],
});

export const servicePages: readonly DemoPage[] = [
  service,
  book,
  wheels,
  winterCheck,
  inspection,
  electric,
  body,
];
