import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedishStory } from './story.ts';

export const tenThousand = swedishStory({
  slug: 'tiotusen-mil',
  name: 'Tiotusen mil',
  title: 'Köp bilen när den har gått tiotusen mil',
  preamble:
    'Siffran skrämmer, och därför är det där de bästa affärerna finns. Vår inköpare visar vad hon tittar efter, och vad hon låter bli.',
  description: 'Att köpa en bil som gått 10 000 mil: vad som är slitet, vad som är bytt och vad som är kvar.',
  date: '2026-09-24',
  image: picture('scenes/harbour', 'En röd coupé på kajen i kvällsljus'),
  tags: ['owning'],
  author: 'Linn Hedvall',
  article: {
    caption: '9 800 mil. Nästa vecka kostar den femtontusen mindre.',
    authorLine: 'Skriver om bilar hon får låna',
    parts: [
      {
        text: toRichText(`
          Yasmin Lind köper in tjugo bilar i veckan till anläggningen i Borås. Hon har en teori om femsiffriga tal: folk är
          rädda för dem. En bil med 9 800 mil och en med 10 200 är samma bil. Den ena kostar femtontusen mer.

          Hon tar med sig en kopp kaffe ut på gården och visar.

          ## Det som redan är gjort

          Vid tiotusen mil har det dyra ofta hänt. Bromsskivorna är bytta, stötdämparna är på sin andra omgång, kamremmen,
          om det finns någon, är ny. Den som köper vid sjutusen betalar för att få göra det själv.

          ”Fråga inte hur långt den har gått. Fråga vad som är bytt.”

          ## Det som avslöjar

          Ratten, pedalerna och förarstolens vänstra kant. De ljuger inte. En bil med tiotusen mil på motorväg har en hel
          stolskant. En med sextusen i stan har det inte, eftersom någon har klivit i och ur den åtta gånger om dagen.
        `),
        image: picture('cars/saloon/detail-seat', 'Framstolarna i en mörk sedan'),
        caption: 'Vänstra kanten säger hur många gånger någon har klivit i.',
      },
      {
        text: toRichText(`
          ## Det hon går ifrån

          - Luckor i serviceboken på mer än 3 000 mil.
          - Två olika däckmärken på samma axel. Den som sparar där har sparat på annat.
          - Nytvättad motor. Varför då?
          - Laddhybrid som aldrig laddats. Det syns i bilens egen statistik, och motorn har gjort allt arbete ensam.

          ## Räkneexemplet

          En Volvo V60 från 2021 kostade i höstas 289 000 kronor med 6 500 mil och 234 000 med 10 500. Skillnaden är 55 000.
          Bromsar runt om, fyra däck och en stor service kostar 22 000. Resten är vad siffran är värd, och den kan man sälja
          vidare för ungefär lika lite.

          > ”Det är bara en siffra. Men det är en fin siffra att pruta på, om man inte köper hos oss.”
          > — Yasmin Lind, inköpare

          Hos oss är priset på skylten det du betalar. Protokollet ligger i bilen, och resten av Yasmins lista finns i
          [checklistan för begagnat](/livet-med-bil/kopa-begagnad-bil).
        `),
        figures: [
          { value: '55 000 kr', label: 'billigare' },
          { value: '22 000 kr', label: 'att åtgärda' },
          { value: '12 mån', label: 'garanti ändå' },
        ],
      },
    ],
    subject: {
      label: 'I lager',
      title: 'Begagnade bilar',
      text: 'Med protokoll på 112 punkter',
      image: picture(exterior('Volvo V60', 'silver'), 'En silverfärgad Volvo V60 snett framifrån'),
      link: link('/kop-bil/begagnade-bilar-i-lager', 'Se bilarna'),
    },
  },
});

export const i4 = swedishStory({
  slug: 'i4-har-landat',
  name: 'Nya i4 har landat',
  title: 'Nya i4 har landat, och den går att provköra',
  preamble: 'Den första står i Halmstad. De nästa tre är redan sålda.',
  description: 'Den första nya BMW i4 står i Halmstad. Så kör den, och så bokar du ett dygn.',
  date: '2026-10-21',
  image: picture('scenes/coast-dusk', 'En mörkgrön suv på kustvägen i skymningen'),
  tags: ['news'],
  author: 'Linn Hedvall',
  article: {
    caption: 'Kustvägen norr om Tylösand, en kvart efter solnedgången.',
    authorLine: 'Skriver om bilar hon får låna',
    parts: [
      {
        text: toRichText(`
          Den kom på en trailer i tisdags, mörkgrön och full av lera. Vi tvättade den, laddade den och körde ut
          till Tylösand för att se om tystnaden höll i motvind. Det gjorde den.

          Det som märks först är sikten. Instrumenten har flyttat upp till en smal list under rutan och ratten
          har blivit mindre. Det som märks sedan är att man kör långsammare, för att det är skönt.

          ## Fem dörrar, ingen omväg

          Bakluckan tar rutan med sig upp, så det är en kombi för den som inte vill säga det högt. Det går in 470 liter,
          en barnvagn eller två golfbagar, men inte allt på en gång. I baksätet sitter två vuxna bra och en tredje kort.

          På motorväg i 110 hör man däcken och ingenting annat. På grusvägen hem till redaktionens sommarhus hörde man
          grus. Dämpningen är bestämd utan att vara hård, och bilen väger två ton på ett sätt som man glömmer till första
          isfläcken. Ta den lugnt där.
        `),
        figures: [
          { value: '590 km', label: 'räckvidd, WLTP' },
          { value: '460 km', label: 'vår runda i åtta grader' },
          { value: '31 min', label: '10–80 procent' },
        ],
      },
      {
        text: toRichText(`
          ## Tre versioner

          - **eDrive35:** 210 kW, 483 km. Räcker långt, och längst i plånboken.
          - **eDrive40:** 250 kW, 590 km. Den vi körde, och den de flesta beställer.
          - **M50 xDrive:** 400 kW, 521 km. För den som har en förklaring redo.

          ## Vad den kostar

          Från 629 000 kronor för eDrive40, eller 5 995 kronor i månaden på privatleasing. Som tjänstebil är
          förmånsvärdet från 3 120 kronor. Leverans ur lager i december, annars mars.

          En provkörning hos oss är ett dygn. Ring [010-550 01 30](tel:+46105500130), så säger vi vilken anläggning
          den står på just då. Lämna den gärna smutsig. Då vet vi att du har kört den.
        `),
        image: picture('scenes/close-tail', 'Baklyktorna på en mörk bil i skymning'),
        caption: 'Sista ljuset. Någon annan kör hem.',
      },
    ],
    subject: {
      label: 'Bilen i berättelsen',
      title: 'BMW i4 Gran Coupé',
      text: 'eDrive40 · från 629 000 kr',
      image: picture(exterior('BMW i4', 'green'), 'En mörkgrön BMW i4 snett framifrån'),
      link: link('/kop-bil/bilmarken/bmw', 'Till BMW'),
    },
  },
});
