import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const serviceBook = story({
  slug: 'serviceboken-baklanges',
  name: 'Serviceboken baklänges',
  title: 'Läs serviceboken baklänges',
  preamble:
    'De flesta bläddrar från första stämpeln och somnar vid den tredje. Börja med den sista. Där står det du ska betala för.',
  description:
    'Så läser du en servicebok: sista stämpeln först, luckorna, verkstäderna och det som inte står där.',
  date: '2026-11-05',
  image: picture('scenes/workshop', 'En vit kombi i en ljus verkstad'),
  tags: ['buying', 'workshop'],
  author: 'Sanna Wiklund',
  article: {
    caption: 'Plats två i Borås. Här bläddras det bakifrån.',
    authorLine: 'Köper in bilar i Borås',
    parts: [
      {
        text: toRichText(`
          En servicebok är en dagbok av någon som bara skrev när det kostade pengar. Den ljuger sällan. Men den
          utelämnar en hel del, och det är utelämnandet man ska läsa.

          ## Sista stämpeln först

          Titta på datum och mätarställning vid den senaste servicen och jämför med bilen framför dig. Är det mer än
          1 500 mil eller ett år sedan är nästa service din. Räkna in den: mellan 3 000 och 6 000 kronor, mer om det är en
          stor.

          Titta sedan vad som *gjordes*. ”Service enligt schema” säger ingenting. En utskrift med rader säger allt. Be om
          den. Verkstaden har den kvar, och säljaren får ut den på ett telefonsamtal.

          ## Sedan luckorna

          Räkna milen mellan stämplarna. Jämna steg är en ägare med kalender. Ett hopp på 4 000 mil är en ägare som hade
          annat för sig, och då har motorn gått länge på gammal olja.

          En lucka mitt i kan ha en förklaring: bilen stod, ägaren var utomlands, servicen finns i ett annat märkes system.
          En lucka i slutet har nästan alltid samma förklaring. Någon hade bestämt sig för att sälja.
        `),
        figures: [
          { value: '1 500 mil', label: 'eller ett år mellan stämplarna' },
          { value: '3–9 000 kr', label: 'är en hel bok värd' },
          { value: '1 samtal', label: 'ger dig raderna' },
        ],
      },
      {
        text: toRichText(`
          ## Digitalt är inte samma sak som komplett

          Bilar efter ungefär 2014 har boken i tillverkarens system. Där syns märkesverkstäderna och de fria som orkat logga
          in. Saknas ett år kan det ligga i ett kvitto i handskfacket. Ta fram det innan du drar slutsatser, och innan du
          skriver på.

          Jämför också med besiktningarna. Mätarställningen vid varje besök står hos Transportstyrelsen, gratis, för alla
          som har registreringsnumret. Siffrorna ska stiga.

          ## Tre frågor att ställa

          - När byttes bromsvätskan? Vartannat år är svaret. Tystnad är också ett svar.
          - Vem servade, och varför bytte ni verkstad?
          - Finns det något ni valde att vänta med?

          Den sista är bäst. Den som är ärlig har alltid något.

          > ”En tom servicebok går att leva med. En halv är värre. Då visste de hur man gör.”
          > — Sanna Wiklund, inköpare

          Hos oss ligger utskriften i bilen, bredvid [protokollet på 97 punkter](/bilagande).
        `),
        image: picture('cars/estate/detail-seat', 'Framstolarna i en kombi'),
        caption: 'Stolen för en egen servicebok. Den stämmer oftast.',
      },
    ],
    subject: {
      label: 'I lager',
      title: 'Bilar med hel historik',
      text: 'Fyra av fem hos oss',
      image: picture('pictures/carstore/car-estate-navy', 'Blå kombi, snett framifrån'),
      link: link('/kop-bil/alla-bilar', 'Se bilarna'),
    },
  },
});

export const privateImport = story({
  slug: 'fem-fallor-vid-privatimport',
  name: 'Fem fällor vid privatimport',
  title: 'Bilen i Hamburg var fyrtiotusen billigare',
  preamble:
    'Och så kom trailern, skatten, vinterhjulen och en blankett på tyska. Fem fällor för den som hämtar sin bil själv.',
  description:
    'Privatimport av bil från Tyskland: moms, fordonsskatt, ursprungskontroll, utrustning och garanti.',
  date: '2026-09-10',
  image: picture('scenes/rest-stop-dawn', 'En bil på en rastplats i gryningen'),
  tags: ['buying', 'money'],
  author: 'Emil Rask',
  article: {
    caption: 'Rastplats norr om Flensburg, klockan fem. Åttio mil kvar.',
    authorLine: 'Räknar på bilar, även på fritiden',
    parts: [
      {
        text: toRichText(`
          Jag har gjort det själv, två gånger. Den ena blev en bra affär. Den andra blev en bra historia. Skillnaden var
          papperen.

          ## 1. Bilen som är ny fast den är begagnad

          Är bilen yngre än sex månader *eller* har gått mindre än 600 mil räknas den som ny när du för in den. Då ska du
          betala svensk moms, hur många ägare den än har haft. Fyrtiotusen försvann där, på min första.

          ## 2. Fordonsskatten

          Den räknas efter svenska regler när bilen registreras här. En bensinbil som är billig att äga i Tyskland kan få
          tre år med förhöjd skatt i Sverige. Slå upp koldioxidvärdet i intyget om överensstämmelse, på raden som slutar
          med WLTP, innan du slår till.

          ## 3. Tiden

          Ursprungskontroll, sedan registreringsbesiktning, sedan skyltar. Räkna med tre till sex veckor. Under tiden
          får bilen i stort sett bara köras till besiktningen. Den som har sålt sin gamla bil tar bussen.
        `),
        figures: [
          { value: '6 mån', label: 'eller 600 mil: moms i Sverige' },
          { value: '3–6 veckor', label: 'till skyltarna sitter' },
          { value: '80 mil', label: 'från Hamburg till Uppsala, plus färja' },
        ],
      },
      {
        text: toRichText(`
          ## 4. Det som saknas

          Motorvärmare. Dragkrok. Vinterhjul. Uppvärmd ratt. I Stuttgart är de tillval som ingen väljer. En elbil utan
          värmepump är billig där av samma anledning som den är kall här. Lägg 15 000 till 25 000 kronor på hjul och krok
          innan du jämför.

          ## 5. Den du köpte av

          Går något sönder är säljaren i Hamburg skyldig att laga det. I Hamburg. Köper du av en privatperson är ingen
          skyldig någonting. Och kartan i bilen kan vara på tyska till dess att någon har betalat för en ny.

          ## När det ändå är värt det

          När bilen är ovanlig. En kombi med rätt motor, en färg som aldrig såldes här, en cabriolet. För en vanlig Golf
          är prisskillnaden efter allt detta ungefär en bensinräkning.

          Min andra bil var ett slags undantag. Jag sålde den i våras för vad den hade kostat, och historien om färjan
          fick köparen på köpet.
        `),
        image: picture('scenes/coast-morning', 'En öppen bil på kustvägen en blek morgon'),
        caption: 'Hemma, en månad senare, med skyltar.',
      },
    ],
    subject: {
      label: 'Redan registrerade',
      title: 'Bilarna i lager',
      text: 'Med skyltar, hjul och tolv månaders garanti',
      image: picture('pictures/carstore/hero-hatch', 'Orange halvkombi, snett framifrån'),
      link: link('/kop-bil/alla-bilar', 'Se bilarna'),
    },
  },
});
