import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

const at = '/livet-med-bil/elbilsguiden';

export const evGuide = swedish({
  path: at,
  name: 'Elbilsguiden',
  description: 'Elbilsguiden: ladda hemma, ladda på vägen, räckvidd på vintern och vad det kostar.',
  order: 1,
  menuImage: picture('scenes/rest-stop-dawn'),
  main: [
    block('hero', {
      image: picture('scenes/rest-stop-dawn', 'En ljusblå elbil vid en rastplats i gryningen'),
      imagePhone: picture('scenes/rest-stop-dawn-phone'),
      title: 'Elbilsguiden',
      text: 'Det du undrar innan du byter, och det du glömde fråga.',
      link: link('/kop-bil/biltyp/elbilar', 'Våra elbilar'),
      buttonType: 'Light',
    }),
    block('blurb', {
      title: 'Ladda hemma',
      richText: toRichText(`
        Nio laddningar av tio sker där bilen ändå står. Elva kilowatt ger sex mil i timmen. Ett vanligt uttag ger en och
        en halv, och är inte gjort för det.
      `),
      image: picture('scenes/charging-night', 'En blå elbil laddar om natten'),
      video: { media: 'videos/charging-night' },
      link: link(`${at}/ladda-hemma`, 'Läs kapitlet'),
      buttonType: 'Secondary',
    }),
    block('blurb', {
      title: 'Ladda på vägen',
      richText: toRichText(`
        Tio till åttio procent är det som går fort. De sista tjugo tar lika lång tid som de första sjuttio. Planera för
        en toalett, inte för hundra procent.
      `),
      image: picture('scenes/coast-dusk', 'En bil på kustvägen i skymningen, långt från hemmaladdaren'),
      link: link(`${at}/ladda-pa-vagen`, 'Läs kapitlet'),
      buttonType: 'Secondary',
      reverse: true,
      backgroundColor: 'surface',
    }),
    block('blurb', {
      title: 'Räckvidd på vintern',
      richText: toRichText(`
        Räkna med tre fjärdedelar vid minus fem och två tredjedelar vid minus tjugo. Förvärmning ger tillbaka knappt
        hälften av det du förlorar.
      `),
      image: picture('scenes/winter-mountains', 'En mörkblå suv framför snötäckta fjäll'),
      link: link(`${at}/rackvidd-pa-vintern`, 'Läs kapitlet'),
      buttonType: 'Secondary',
    }),
    block('figures', {
      title: 'Vad milen kostar',
      tone: 'brand',
      figures: [
        { value: '2,70 kr', label: 'el hemma, natt' },
        { value: '9,50 kr', label: 'el på snabbladdare' },
        { value: '10,70 kr', label: 'bensin, 0,65 l/mil' },
        { value: '9,90 kr', label: 'diesel, 0,55 l/mil' },
      ],
    }),
    block('faq', {
      title: 'De fem vanligaste frågorna',
      firstOpen: true,
      items: [
        {
          question: 'Hur långt kommer jag på riktigt?',
          answer: toRichText(
            'Ta WLTP-siffran gånger 0,9 på sommaren och 0,7 på vintern. Kör du 120 blir det mindre, kör du 70 blir det mer.',
          ),
        },
        {
          question: 'Vad händer vid strömavbrott?',
          answer: toRichText('Bilen är laddad som en termos. Vissa modeller kan dessutom driva kylen hemma.'),
        },
        {
          question: 'Får jag tvätta den som vanligt?',
          answer: toRichText('Ja, också i automattvätt. Ladda inte samtidigt.'),
        },
        {
          question: 'Vad gör jag om batteriet tar slut?',
          answer: toRichText(
            'Ring assistansen. De bogserar till närmaste laddare. Det händer ungefär lika ofta som att någon får slut på bensin.',
          ),
        },
        {
          question: 'Är begagnad elbil ett vågat köp?',
          answer: toRichText(
            'Inte med ett [batteriintyg](/service-och-verkstad/vara-verkstadstjanster/batteritest). Utan intyg är det ett chansköp.',
          ),
        },
      ],
    }),
    block('social-share', { title: 'Dela guiden' }),
  ],
});

export const chargeAtHome = swedish({
  path: `${at}/ladda-hemma`,
  name: 'Ladda hemma',
  description: 'Ladda elbilen hemma: laddbox, säkringar, timpris och vad som gäller i bostadsrätt.',
  order: 1,
  main: [
    block('rich-text', {
      title: 'Ladda hemma',
      titleTag: 'h1',
      lead: 'En laddbox är en elinstallation, inte en pryl. Så här går det till, och det här kostar det.',
    }),
    block('link-rows', {
      title: 'Hur fort',
      figurePlace: 'first',
      rows: [
        {
          figure: '1,5',
          unit: 'mil/h',
          title: 'Vanligt uttag',
          text: '10 ampere. Bara i nödfall, och känn på kontakten.',
        },
        {
          figure: '2',
          unit: 'mil/h',
          title: 'Motorvärmaruttag',
          text: 'Med egen säkring går det en natt i taget.',
        },
        {
          figure: '6',
          unit: 'mil/h',
          title: 'Laddbox 11 kW',
          text: 'Trefas 16 ampere. Det de flesta elbilar kan ta emot.',
        },
        {
          figure: '12',
          unit: 'mil/h',
          title: 'Laddbox 22 kW',
          text: 'Få bilar utnyttjar den. Spara pengarna.',
        },
      ],
    }),
    block('rich-text', {
      title: 'Billigast på natten',
      body: toRichText(`
        Med timpris är elen oftast billigast mellan ett och fem. Ställ in avresetiden i bilen, inte starttiden, så
        räknar den själv baklänges och hinner värma batteriet.

        Har nätbolaget effektavgift: ladda långsamt hellre än fort. Boxen kan begränsas till 6 kW utan att du märker
        det klockan sju.

        ## I bostadsrätt

        Föreningen får inte säga nej utan skäl, men den bestämmer var och hur. Ta med en offert på stämman. Vi gör en
        för hela garaget utan kostnad.
      `),
      width: 'beside heading',
    }),
    block('call-panel', {
      title: 'Tre bilder på elskåpet.',
      text: 'Mer behöver vi inte för att ge ett fast pris.',
      link: link('/dack-och-biltillbehor/laddbox', 'Laddbox, monterad'),
      tone: 'brand',
    }),
  ],
});

export const chargeOnTheWay = swedish({
  path: `${at}/ladda-pa-vagen`,
  name: 'Ladda på vägen',
  description: 'Snabbladda på långresan: kurvan, köerna, priserna och varför du ska sluta vid åttio procent.',
  order: 2,
  main: [
    block('rich-text', {
      title: 'Ladda på vägen',
      titleTag: 'h1',
      lead: 'Långresan blir en halvtimme längre. Den halvtimmen hade du ändå behövt.',
    }),
    block('chart', {
      title: 'Från 10 till 80 procent på 31 minuter',
      text: 'BMW i4 eDrive40 på en 300 kW-laddare, åtta grader, förvärmt batteri',
      points: [
        { x: 0, y: 10 },
        { x: 4, y: 22 },
        { x: 8, y: 34 },
        { x: 12, y: 44 },
        { x: 16, y: 54 },
        { x: 20, y: 62 },
        { x: 24, y: 69 },
        { x: 28, y: 76 },
        { x: 31, y: 80 },
        { x: 40, y: 88 },
        { x: 50, y: 94 },
        { x: 62, y: 98 },
      ],
      top: 100,
      ticks: [
        { x: 0, label: '0 min' },
        { x: 15, label: '15 min' },
        { x: 31, label: '31 min' },
        { x: 62, label: '62 min' },
      ],
      mark: { x: 31, value: '80 %', label: 'kör här' },
      xTitle: 'Minuter',
      yTitle: 'Procent',
      tone: 'dark',
    }),
    block('video', {
      video: { media: 'videos/charging-night' },
      poster: picture('scenes/charging-night', 'En blå elbil laddar under ett tak om natten'),
      title: 'Så låter det',
      text: 'Inte alls. Några sekunder från vår egen gård i Uddevalla.',
      autoplay: true,
      loop: true,
      width: 'wide',
    }),
    block('rich-text', {
      title: 'Fyra vanor',
      body: toRichText(`
        1. **Kom fram med tio procent.** Ett nästan tomt batteri laddar snabbast.
        2. **Ställ in laddaren som mål.** Då värms batteriet på vägen. På vintern kortar det stoppet med tjugo minuter.
        3. **Åk vid åttio.** Nästa laddare är oftast närmare än den sista femtedelen.
        4. **Ha två appar.** En för vägen, en för när den första inte fungerar.

        Vår syskonfirma [Ström](http://charging.localhost:3000/) driver laddare längs E6, E18 och E4. Har du bil från oss
        är första månaden till medlemspris.
      `),
      width: 'beside heading',
    }),
  ],
});

export const winterRange = swedish({
  path: `${at}/rackvidd-pa-vintern`,
  name: 'Räckvidd på vintern',
  description: 'Så mycket krymper elbilens räckvidd i kyla, och så mycket ger förvärmning tillbaka.',
  order: 3,
  main: [
    block('text-with-image', {
      title: 'Räckvidd på vintern',
      titleTag: 'h1',
      text: toRichText(`
        Kall luft är tät, kalla däck rullar trögt och kupén ska värmas. Räckvidden krymper, men mindre än ryktet säger.
        Vi har mätt på våra egna bilar i tre vintrar.
      `),
      image: picture('scenes/winter-mountains', 'En mörkblå suv framför snötäckta fjäll'),
      reverse: true,
    }),
    block('figure-table', {
      title: 'Kvar av WLTP-siffran',
      labelTitle: 'Temperatur',
      noteTitle: 'Utan förvärmning',
      valueTitle: 'Med förvärmning',
      rows: [
        { label: '+15 °C', note: '90 %', value: '91 %', amount: 91 },
        { label: '+5 °C', note: '80 %', value: '84 %', amount: 84 },
        { label: '−5 °C', note: '75 %', value: '80 %', amount: 80 },
        { label: '−10 °C', note: '71 %', value: '78 %', amount: 78 },
        { label: '−20 °C', note: '65 %', value: '75 %', amount: 75 },
      ],
      footnote: 'Blandad landsväg i 90 km/h. Medel av elva modeller, 2024–2026.',
      tone: 'stage',
    }),
    block('rich-text', {
      title: 'Mer att läsa',
      body: toRichText(`
        Hela mätningen i Sundsvall finns i berättelsen [Så mår elbilen när det är minus tjugo](/berattelser/2026/minus-tjugo).
        Där står också vad som händer med laddningen.
      `),
      width: 'beside heading',
    }),
  ],
});
