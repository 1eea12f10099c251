import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedishStory } from './story.ts';

export const noBox = swedishStory({
  slug: 'en-vinter-utan-laddbox',
  name: 'En vinter utan laddbox',
  title: 'En vinter på tredje våningen, utan laddbox',
  preamble:
    'Går det att ha elbil i lägenhet när det är minus tio? Vår kollega Sofia har provat i fyra månader och skrivit upp varje kilowattimme.',
  description: 'Elbil i lägenhet på vintern: var Sofia laddade, vad det kostade och när det inte gick.',
  date: '2026-11-11',
  image: picture('scenes/charging-night', 'En blå elbil laddar under ett tak om natten'),
  tags: ['owning', 'city'],
  author: 'Linn Hedvall',
  article: {
    caption: 'Torsdagar efter åtta är det aldrig kö. De andra tittar på hockey.',
    authorLine: 'Skriver om bilar hon får låna',
    parts: [
      {
        text: toRichText(`
          Sofia Brolin säljer tjänstebilar i Västerås och bor på tredje våningen utan eget garage. I november förra året
          bytte hon till en elbil, mest för att slippa svara ”jag vet inte” när kunderna frågade hur det är. Hon förde bok
          till första mars.

          ## Veckan

          Det blev en vana snabbare än hon trodde. Sex timmar på jobbet på tisdagar, en snabbladdning på torsdagskvällen
          efter handlingen. Resten av veckan stod bilen på gatan och blev kall.

          Kylan var det som kostade. En bil som står ute i minus tio drar fem procent av batteriet på att bli varm, varje
          morgon, om man inte har en sladd att värma den ur. Sofia lärde sig att samla ärendena. En tur på fyra mil drar
          mindre än fyra turer på en.
        `),
        figures: [
          { value: '412', label: 'mil på fyra månader' },
          { value: '21,4', label: 'kWh per tio mil' },
          { value: '7,10 kr', label: 'per mil i snitt' },
        ],
      },
      {
        text: toRichText(`
          ## Pengarna

          Sju kronor och tio öre milen. Det är mindre än bensin men mer än dubbelt mot den som laddar hemma om natten.
          Två tredjedelar av elen kom från jobbet, resten från snabbladdare till fyra gånger priset.

          ## När det inte gick

          Två gånger på fyra månader. En gång var båda stolparna på torget trasiga, en gång var det minus 24 och bilen
          tog emot så långsamt att hon åkte hem och lade sig i stället. Båda gångerna räckte det som fanns kvar till
          jobbet.

          > ”Det är inte räckvidden man planerar. Det är torsdagarna.”
          > — Sofia Brolin, Företagsgruppen

          ## Hennes råd

          1. Räkna var du kan ladda innan du räknar hur långt du kommer.
          2. Ladda när du kommer fram, medan batteriet är varmt.
          3. Fråga föreningen nu. Det tar ett år, så det är bra att börja.

          Sofia har skrivit en motion. Stämman är i april. Vill du veta vad en box kostar per plats
          räknar vi [utan kostnad](/dack-och-biltillbehor/laddbox) för hela garaget.
        `),
      },
    ],
    subject: {
      label: 'Bilen i berättelsen',
      title: 'Kia EV3',
      text: '81,4 kWh · från 449 000 kr',
      image: picture(exterior('Kia EV3', 'blue'), 'En blå Kia EV3 snett framifrån'),
      link: link('/kop-bil/bilmarken/kia', 'Till Kia'),
    },
  },
});

export const minusTwenty = swedishStory({
  slug: 'minus-tjugo',
  name: 'Minus tjugo',
  title: 'Så mår elbilen när det är minus tjugo',
  preamble:
    'Räckvidden krymper, men mindre än många tror. Vi mätte på fyra bilar i Sundsvall under tre veckor i januari, med samma förare, samma runda och samma termos.',
  description:
    'Räckvidden krymper i kylan, men mindre än många tror. Mätt i Sundsvall under tre veckor i januari.',
  date: '2026-10-28',
  image: picture('scenes/winter-mountains', 'En mörkblå suv framför snötäckta fjäll'),
  tags: ['owning'],
  author: 'Jonas Ek',
  article: {
    caption: 'Nolby, tisdag den 13 januari. Termometern slutar vid minus tjugofem.',
    authorLine: 'Säljer transportbilar i Sundsvall',
    parts: [
      {
        text: toRichText(`
          Varje vinter får vi samma fråga i hallen, oftast av någon som står och stampar av sig snön: hur mycket tappar den?
          I januari bestämde vi oss för att mäta i stället för att gissa.

          Fyra elbilar, en runda på 62 kilometer: Timmervägen, upp över Nolby, ut på E4 och hem. Tre veckor, två rundor
          om dagen, en med bilen kall och en med bilen värmd i laddaren. Kupén hölls på tjugo grader, eftersom ingen orkar frysa
          för vetenskapen. Temperaturen låg mellan minus sex och minus
          tjugotre. Föraren hette Jonas hela tiden.
        `),
        figures: [
          { value: '−28 %', label: 'räckvidd vid −20 °C' },
          { value: '−17 %', label: 'med förvärmd bil' },
          { value: '84', label: 'rundor' },
        ],
      },
      {
        text: toRichText(`
          ## Tre vanor som gör mest

          1. **Värm bilen i sladden.** En halvtimme före avfärd. Då tas energin ur väggen och inte ur batteriet.
          2. **Sänk farten en aning.** Kall luft är tät luft. Från 110 till 100 ger tre mil tillbaka på tio.
          3. **Välj stolsvärme före fläkt.** Stolen drar som en läslampa, fläkten som en spis.

          Skillnaden mellan bilarna var mindre än skillnaden mellan morgnarna. Den som hade värmepump klarade sig fyra
          procent bättre vid minus fem och inget bättre alls vid minus tjugo.

          ## Att ladda när det är kallt

          Ett kallt batteri tar emot långsammare. Ställ in laddaren som mål i navigatorn, så värmer bilen
          batteriet på vägen. I vår mätning kortade det stoppet från 52 till 31 minuter.

          ## Mår batteriet dåligt?

          Nej. Kylan gör det trött för stunden, inte sjukt. Det som sliter är värme och att stå fulladdad länge.
          Vill du veta hur ditt mår gör vi ett
          [batteritest](/service-och-verkstad/vara-verkstadstjanster/batteritest) över dagen.

          Termosen höll värmen i elva timmar. Den drar ingenting.
        `),
        image: picture('scenes/winter-mountains', 'Snöklädda fjäll speglar sig i vattnet'),
        caption: 'Utsikten från laddaren. Man hinner se den.',
      },
    ],
    subject: {
      label: 'Läs mer',
      title: 'Elbilsguiden',
      text: 'Räckvidd på vintern, i siffror',
      image: picture(exterior('Volvo XC60', 'navy'), 'En mörkblå suv snett framifrån'),
      link: link('/livet-med-bil/elbilsguiden/rackvidd-pa-vintern', 'Till guiden'),
    },
  },
});
