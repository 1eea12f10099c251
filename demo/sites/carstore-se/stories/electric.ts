import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const firstWinter = story({
  slug: 'forsta-vintern-i-begagnad-elbil',
  name: 'Första vintern',
  title: 'Första vintern i en begagnad elbil',
  preamble:
    'Räckvidden blir kortare, bilen blir klokare och du får nya vanor. Så gick det för Amanda i Västerås, från november till mars.',
  description:
    'En vinter med en begagnad elbil: räckvidd, laddning, förvärmning och vad det kostade, månad för månad.',
  date: '2026-11-10',
  image: picture('scenes/charging-night', 'En blå elbil laddar om natten'),
  tags: ['electric', 'owning'],
  author: 'Petra Lindh',
  article: {
    caption: 'Minus tolv i Skiljebo. Batteriet är varmare än föraren.',
    authorLine: 'Skriver om bilar och väder',
    parts: [
      {
        text: toRichText(`
          Amanda Ek köpte en fyra år gammal e-Niro i oktober förra året. 64 kWh, 5 200 mil, batterihälsa 94 procent. På
          sommaren går den 42 mil. Det visste hon. Resten skrev hon upp i en bok i handskfacket.

          ## November: siffran som sjunker

          Vid noll grader visade bilen 33 mil fulladdad. Hon trodde att något var fel. Det var det inte. Kylan tar en femtedel,
          värmen i kupén tar sitt, och vinterdäcken tar några procent till.

          Hon började värma bilen innan hon kopplade ur sladden. Fem minuter i appen, tre mil tillbaka.

          ## December: stolen, inte fläkten

          Stolsvärmen drar 75 watt. Kupévärmen drar 2 000. Amanda ställde fläkten på 19 grader och stolen på tre. Hon kör
          två mil till jobbet och märkte ingen skillnad, utom i boken.

          ## Januari: snabbladdaren som inte var snabb

          På väg till Sälen kopplade hon in vid Borlänge och fick 31 kW. Batteriet var två grader kallt. Nyare bilar värmer
          batteriet när man väljer laddaren som mål i navigatorn. Hennes årgång gör det inte. Numera laddar hon direkt efter
          motorvägen, medan batteriet är varmt, i stället för efter fikat.
        `),
        figures: [
          { value: '42 mil', label: 'fulladdad i juni' },
          { value: '27 mil', label: 'i januari, minus femton' },
          { value: '2,60 kr', label: 'per mil, laddat hemma' },
        ],
      },
      {
        text: toRichText(`
          ## Februari: minus femton

          Bottennoteringen: 27 mil. Det räckte till jobbet i sex dagar. Två gånger hade isen låst laddluckan. Ett lager
          silikon på listen löste det. Hon kostade på sig nya torkarblad och behöll mössan på.

          ## Mars: räkningen

          740 mil på fem månader, 1 690 kronor hemma och 610 på vägen. Hennes gamla dieselbil hade dragit för
          drygt åttatusen. Service: ingen. Däck: samma som satt på.

          ## Det hon hade velat veta

          - Fråga om bilen har värmepump. Det är skillnaden mellan tre och fem mil en kall dag.
          - Ladda till 80 procent, men fyll på till 100 natten före en långresa.
          - Räkna med två tredjedelar av sommarens räckvidd. Blir det mer är det en bonus.
          - Ha en snöborste som når över taket. Det har inget med el att göra.

          > ”Jag tänkte på räckvidden varje dag i november. I mars tänkte jag på att jag inte hade tänkt på den.”
          > — Amanda Ek

          Batterihälsan mäter vi på varje elbil. [Så går det till](/goda-rad/2026/batterirapporten).
        `),
        image: picture('scenes/fjord-dawn', 'Stilla vatten och snöiga berg en tidig morgon'),
        caption: 'På väg hem från Sälen i februari. Motorvärmaruttaget gav 2 kW, och det räckte.',
      },
    ],
    subject: {
      label: 'I lager',
      title: 'Begagnade elbilar',
      text: 'Med uppmätt batteri',
      image: picture('pictures/carstore/car-hatch-ice', 'Isblå halvkombi, snett bakifrån'),
      link: link('/kop-bil/alla-bilar?car_fuel=El', 'Se elbilarna'),
    },
  },
});

export const batteryReport = story({
  slug: 'batterirapporten',
  name: 'Batterirapporten',
  title: 'Fem siffror i batterirapporten, och vilken som räknas',
  preamble:
    'Hälsa, celler, cykler, snabbladdningar och tid på full laddning. Vår tekniker visar vad de betyder, och vilken han struntar i.',
  description:
    'Så läser du en batterirapport för en begagnad elbil: hälsa, cellspänning, cykler och snabbladdning.',
  date: '2026-10-29',
  image: picture('scenes/close-lamp', 'Strålkastaren på en mörk bil i skymning'),
  tags: ['electric', 'buying', 'workshop'],
  author: 'Emil Rask',
  article: {
    caption: 'Fyra timmar på kabel, två på väg. Sedan får den en siffra.',
    authorLine: 'Räknar på bilar, även på fritiden',
    parts: [
      {
        text: toRichText(`
          Henrik Malm mäter sex elbilar om dagen i Mölndal. Varje bil laddas full, vilar en timme och körs ned till tio procent med
          en dator i uttaget under ratten. Ut kommer två sidor. De flesta kunder läser en rad. Henrik tycker att de
          läser fel rad ibland.

          ## 1. Hälsan

          Hur mycket av den ursprungliga kapaciteten som finns kvar, i procent. En fyraåring ligger oftast mellan 90 och
          95. Tappet är störst i början och planar sedan ut. 91 procent efter fyra år är alltså inte 82 efter åtta.

          Fråga *hur* siffran är tagen. Bilens egen uppskattning kan vara fem procent fel åt båda håll. En uppmätt är det
          inte.

          ## 2. Skillnaden mellan cellerna

          Den rad Henrik läser först. Ett batteri är aldrig bättre än sin svagaste cell. Under 20 millivolts skillnad är bra.
          Över 50 vill han veta varför. Över 100 köper vi inte bilen.

          ## 3. Laddcyklerna

          Hur många gånger batteriet har fyllts helt, hopräknat. 64 kWh och 6 000 mil ger runt 180. De flesta batterier är byggda för
          mer än tusen. Siffran ser dramatisk ut och är det sällan.
        `),
        figures: [
          { value: '93 %', label: 'vanlig hälsa efter fyra år' },
          { value: '< 20 mV', label: 'mellan cellerna är bra' },
          { value: '70 %', label: 'är gränsen för vår garanti' },
        ],
      },
      {
        text: toRichText(`
          ## 4. Andelen snabbladdning

          Den här struntar han i, nästan. En bil som snabbladdats var fjärde gång mår i regel lika bra som en som aldrig har gjort
          det. Det är värmen som sliter, och moderna bilar kyler. Undantaget är äldre bilar utan vätskekylning. Där
          läser han raden två gånger.

          ## 5. Tiden över 90 procent

          Står bara i vissa rapporter. Ett batteri som stått fullt i en varm garageuppfart är äldre än det ser ut.
          Är andelen hög har ägaren laddat till hundra varje natt, av omtanke.

          ## Så använder du rapporten

          - Be att få den före provkörningen, inte efter.
          - Kontrollera datum och mätarställning. Äldre än tre månader är en gissning.
          - Jämför med bilens återstående fabriksgaranti. Åtta år och 16 000 mil är vanligt, ner till 70 procent.
          - Får du ingen rapport: dra av för att mäta, och för risken.

          > ”Folk frågar hur länge det håller. Längre än resten av bilen, brukar jag säga. Och så visar jag bromsarna.”
          > — Henrik Malm, tekniker

          Rapporten hänger i rutan på varje elbil vi säljer.
        `),
        image: picture('cars/hatchback/detail-wheel', 'Närbild på ett hjul'),
        caption: 'På elbilar rostar skivan innan den slits. Det står också i protokollet.',
      },
    ],
    subject: {
      label: 'Så gör vi',
      title: 'Kontrollen på 97 punkter',
      text: 'Batteriet är elva av dem',
      image: picture('pictures/carstore/car-hatch-white', 'Vit halvkombi, snett framifrån'),
      link: link('/bilagande', 'Garanti och kontroll'),
    },
  },
});
