import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const winterCar = swedish({
  path: '/livet-med-bil/vinterbilen',
  name: 'Bilen på vintern',
  description: 'Bilen på vintern: start i kyla, rena rutor, rätt däck och vad som ska ligga i bagaget.',
  order: 4,
  menuImage: picture('scenes/winter-mountains'),
  main: [
    block('hero', {
      image: picture('scenes/winter-mountains', 'En mörkblå suv framför snötäckta fjäll'),
      imagePhone: picture('scenes/winter-mountains-phone'),
      title: 'Bilen på vintern',
      text: 'Start, sikt, grepp. I den ordningen.',
    }),
    block('rich-text', {
      title: 'Start',
      body: toRichText(`
        Ett startbatteri tappar en tredjedel av sin kraft vid minus tio och hälften vid minus tjugo. Är det äldre än fem
        år byter du det i oktober och slipper göra det i februari. Motorvärmaren ska gå en timme i minus fem, en och en
        halv i minus tio, aldrig mer än tre.
      `),
      width: 'beside heading',
    }),
    block('rich-text', {
      title: 'Sikt',
      body: toRichText(`
        Hela rutan ska vara fri, och taket. Snö som glider ner över rutan när du bromsar är ditt ansvar. Spolarvätska
        till minus tjugo, och en trasa till backkameran.
      `),
      width: 'beside heading',
    }),
    block('rich-text', {
      title: 'Grepp',
      body: toRichText(`
        Tre millimeter är lagen mellan 1 december och 31 mars när det är vinterväglag. Fyra är rimligt. Lufttrycket
        sjunker med en tiondels bar för var tionde grad, så mät när det är kallt ute.
        [Dubb eller friktion](/berattelser/2026/dubb-eller-friktion) är en fråga om var du kör.
      `),
      width: 'beside heading',
    }),
    block('link-rows', {
      title: 'I bagaget',
      tone: 'stage',
      rows: [
        { title: 'Spade, filt, pannlampa', text: 'Den dag du behöver en av dem behöver du alla tre' },
        { title: 'Startkablar eller startbooster', text: 'Kolla att boostern är laddad' },
        { title: 'Bogserögla', text: 'Den sitter inte på bilen. Leta upp den nu' },
        { title: 'Reflexväst', text: 'En per stol' },
      ],
      action: link('/service-och-verkstad/vara-verkstadstjanster/vinterkontroll', 'Vinterkontroll, 495 kr'),
    }),
  ],
});

export const inspection = swedish({
  path: '/livet-med-bil/besiktning',
  name: 'Besiktning',
  description: 'Besiktning: när bilen ska besiktas, vad som kontrolleras och hur du slipper en tvåa.',
  order: 5,
  menuImage: picture('scenes/workshop'),
  main: [
    block('rich-text', {
      title: 'Besiktning',
      titleTag: 'h1',
      lead: 'Första gången efter tre år, sedan efter två, därefter var fjortonde månad. Datumet finns hos Transportstyrelsen.',
    }),
    block('figure-table', {
      title: 'Därför får man en tvåa',
      text: 'Anmärkningar på bilar som kom till oss efter besiktningen, januari till oktober 2026.',
      labelTitle: 'Fel',
      valueTitle: 'Andel',
      rows: [
        { label: 'Bromsar', value: '31 %', amount: 31 },
        { label: 'Belysning', value: '22 %', amount: 22 },
        { label: 'Hjulupphängning', value: '19 %', amount: 19 },
        { label: 'Däck', value: '12 %', amount: 12 },
        { label: 'Avgaser och felkoder', value: '9 %', amount: 9 },
        { label: 'Rost', value: '7 %', amount: 7 },
      ],
      tone: 'stage',
    }),
    block('rich-text', {
      title: 'Fem minuter kvällen innan',
      body: toRichText(`
        - Gå runt bilen med allt ljus tänt. Glöm inte skyltbelysningen.
        - Titta efter varningslampor som inte släcks.
        - Spola rutan. Gnisslar torkarna, byt dem.
        - Tryck ner bromspedalen. Sjunker den, ring oss i stället.
        - Mät mönstret. Slitvarnarna i spåren är 1,6 millimeter, och då är det redan för sent.

        Fick du en tvåa har du en månad på dig. [Boka bilverkstad](/service-och-verkstad/boka-bilverkstad), så tar vi
        ombesiktningen också.
      `),
      width: 'beside heading',
    }),
  ],
});

export const warningLights = swedish({
  path: '/livet-med-bil/varningslampor',
  name: 'Varningslampor',
  description: 'De åtta vanligaste lamporna på instrumentbrädan: vad de betyder och om du får köra vidare.',
  order: 6,
  menuImage: picture('cars/suv/interior-dark'),
  main: [
    block('rich-text', {
      title: 'Lampor, i färgordning',
      titleTag: 'h1',
      lead: 'Röd: stanna så snart det går säkert. Gul: kör försiktigt och boka tid. Grön och blå: allt fungerar.',
    }),
    block('faq', {
      title: 'Röda',
      firstOpen: true,
      items: [
        {
          question: 'Oljekannan',
          answer: toRichText('Oljetrycket är för lågt. Stäng av motorn. Inte vid nästa avfart, nu.'),
        },
        {
          question: 'Termometern i vatten',
          answer: toRichText('Motorn kokar. Stanna, låt svalna, öppna aldrig locket varmt.'),
        },
        {
          question: 'Batteriet',
          answer: toRichText('Generatorn laddar inte. Du har en halvtimme, mindre med lyset på.'),
        },
        {
          question: 'Utropstecknet i cirkeln',
          answer: toRichText('Bromsarna. Är handbromsen lossad och lampan kvar: stanna.'),
        },
      ],
    }),
    block('faq', {
      title: 'Gula',
      items: [
        {
          question: 'Motorn',
          answer: toRichText(
            'Något i avgasreningen. Lyser den fast kan du köra hit. Blinkar den: sänk farten, ring.',
          ),
        },
        {
          question: 'Däcket i profil',
          answer: toRichText('Ett däck har tappat luft. Mät alla fyra, även det som ser rätt ut.'),
        },
        {
          question: 'Bilen som sladdar',
          answer: toRichText('Antisladden arbetar om den blinkar. Lyser den fast är den ur funktion.'),
        },
        {
          question: 'Sköldpaddan',
          answer: toRichText(
            'Bara på elbil. Effekten är begränsad: batteriet är kallt, varmt eller nästan tomt.',
          ),
        },
      ],
    }),
    block('call-panel', {
      title: 'Ser du en nionde?',
      text: 'Ta en bild och mejla den. Du får svar samma vardag.',
      link: link('mailto:verkstad@solvik.example', 'verkstad@solvik.example'),
      secondLink: link('/service-och-verkstad/vara-verkstadstjanster/felsokning', 'Felsökning'),
      tone: 'dark',
    }),
  ],
});
