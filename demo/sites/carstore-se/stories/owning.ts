import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const insurance = story({
  slug: 'forsakringen-fore-nyckeln',
  name: 'Försäkringen före nyckeln',
  title: 'Försäkringen före nyckeln',
  preamble:
    'Bilen är din i samma stund som ägarbytet går igenom. Är den oförsäkrad då kostar det från första dygnet. Tre nivåer, och när den dyra är dum.',
  description:
    'Bilförsäkring för begagnad bil: trafik, halv eller hel, vad som styr premien och när du ska byta.',
  date: '2026-08-20',
  image: picture('scenes/city-dusk', 'En bil på en stadsgata i skymningen'),
  tags: ['money', 'owning'],
  author: 'Emil Rask',
  article: {
    caption: 'Här är premien högre än åtta kilometer bort.',
    authorLine: 'Räknar på bilar, även på fritiden',
    parts: [
      {
        text: toRichText(`
          Den förra ägarens försäkring upphör när bilen byter ägare. Det finns ingen dag emellan. Den som hämtar på fredag
          och tänker ordna det på måndag får ett brev från Trafikförsäkringsföreningen, och det är inte en hälsning.

          Att teckna tar fem minuter och går att göra med startdatum i förväg. Ha registreringsnumret och din årliga
          körsträcka till hands.

          ## Trafik, halv, hel

          **Trafikförsäkring** är lag. Den betalar det du gör med andra, och skador på människor i din egen bil. Din plåt
          betalar den inte.

          **Halvförsäkring** lägger till stöld, brand, glas, bärgning och maskinskada. Den sista är värd att läsa två gånger: ofta
          gäller den bara till åtta år eller 10 000 mil, och med en självrisk som stiger.

          **Helförsäkring** lägger till vagnskada: det du gör med din egen bil. Är bilen nyare än tre år finns ofta
          vagnskadegaranti från märket redan, och då betalar du dubbelt.
        `),
        figures: [
          { value: '0 dygn', label: 'får bilen vara oförsäkrad' },
          { value: '8 år', label: 'vanlig gräns för maskinskada' },
          { value: '5 minuter', label: 'tar det att teckna' },
        ],
      },
      {
        text: toRichText(`
          ## När den dyra är dum

          Jämför skillnaden mellan hel och halv med vad bilen är värd. En bil för 60 000 kronor, 3 200 kronor i skillnad och 6 000
          i självrisk: efter sju år har du betalat för mer än du kan få. Har du råd att förlora bilen räcker halv. Har du
          lån på den har du sällan något val; långivaren vill ha hel.

          ## Det som styr priset

          - Var bilen står om natten. Postnumret väger mer än modellen.
          - Hur långt du kör. Ljug inte nedåt. Mätaren läses av vid skada.
          - Din ålder, och hur länge du ägt bil. Antal skadefria år följer dig, inte bilen.
          - Betalning per år i stället för månad sparar omkring fem procent.

          ## Tre frågor före köpet

          Fråga vad premien blir *innan* du bestämmer dig. Två bilar till samma pris kan skilja fyratusen om året. Fråga
          om dragkrok och takbox ingår. Fråga vad som händer om du lånar ut bilen till någon under 24.

          Vi tecknar på plats om du vill, hos det bolag du själv väljer. Vi får ingen provision på det heller.
        `),
        image: picture('scenes/close-tail', 'Baklyktorna på en mörk bil i skymning'),
        caption: 'Det vanligaste: backat in i något som stod stilla.',
      },
    ],
    subject: {
      label: 'Inför köpet',
      title: 'Så köper du',
      text: 'Fyra steg, ett par dagar',
      image: picture('pictures/carstore/hero-hatch', 'Orange halvkombi, snett framifrån'),
      link: link('/kop-bil', 'Steg för steg'),
    },
  },
});

export const towing = story({
  slug: 'dragkroken-och-vikten',
  name: 'Dragkroken och vikten',
  title: 'En dragkrok säger inte vad bilen får dra',
  preamble:
    'Det gör tre siffror i registreringsbeviset och en på ditt körkort. Vi tog med en hästtransport till Jönköping och räknade.',
  description:
    'Dra släp med begagnad bil: släpvagnsvikt, kultryck, B-körkort och elbilar. Så räknar du före köpet.',
  date: '2026-06-11',
  image: picture('scenes/dealership-day', 'En silverfärgad kombi utanför en bilhall i dagsljus'),
  tags: ['owning', 'buying'],
  author: 'Petra Lindh',
  article: {
    caption: 'Kompanigatan i Jönköping. Hästen väntade hemma.',
    authorLine: 'Skriver om bilar och väder',
    parts: [
      {
        text: toRichText(`
          Varannan bil på planen i Jönköping har dragkrok. Folk ser kroken och bockar av den. Sedan kommer de tillbaka i maj med en
          husvagn på 1 500 kilo bakom en bil som får dra 1 200.

          ## De tre siffrorna

          **Släpvagnsvikt, bromsad.** Det tyngsta släp bilen får dra, räknat i vad släpet väger på riktigt med last. Står i
          registreringsbeviset.

          **Tågvikt.** Bil och släp tillsammans. En full bil kan äta upp det som släpet skulle ha fått.

          **Kultryck.** Hur hårt släpet får trycka på kulan, ofta 75 eller 100 kilo. Tre elcyklar på ett ställ väger 90. Även utan
          släp gäller gränsen.

          ## Och körkortet

          Med vanligt B får släpet ha en totalvikt på 750 kilo till vilken bil som helst. Är släpet tyngre får bilens och
          släpets *totalvikter* tillsammans vara högst 3 500 kilo. Inte vad de väger, utan vad de får väga. Med utökad B är
          gränsen 4 250. Därefter heter det BE.
        `),
        figures: [
          { value: '3 500 kg', label: 'bil plus släp, B-körkort' },
          { value: '75–100 kg', label: 'vanligt kultryck' },
          { value: '80 km/h', label: 'med släp, alltid' },
        ],
      },
      {
        text: toRichText(`
          ## Exemplet med hästen

          En transport med totalvikt 1 800 kilo. En suv, laddhybrid, med totalvikt 2 450. Summa 4 250: precis inom utökad B,
          och långt över vanligt. Bilen får dra 2 100, så kroken är det inget fel på. Ägaren fick boka en uppkörning i stället för
          en bil.

          ## Elbilar

          Fråga alltid. En del får dra 1 600 kilo, en del 750, en del ingenting, fast de ser likadana ut. Räckvidden halveras ungefär med
          husvagn, och få laddplatser går att köra igenom. Det är ingen invändning. Det är en resplan.

          ## Titta på kroken

          - Avtagbar eller fast? Prova att sätta fast den. Nyckeln ska finnas.
          - Är den eftermonterad ska den vara inbesiktad, och bilens dator ska veta om den.
          - Rost runt kulan är normalt. Rost runt fästet är det inte.
          - Automatlåda och tung historia: be att få se när oljan byttes.

          Hos Transportstyrelsen kan du skriva in båda registreringsnumren och få svar på om kombinationen är laglig. Det tar
          en minut, och det är gratis. Gör det före husvagnen.
        `),
        image: picture('scenes/coast-dusk', 'En bil på kustvägen i skymningen'),
        caption: 'Åttio räcker. Man ser mer.',
      },
    ],
    subject: {
      label: 'I lager',
      title: 'Bilar med dragkrok',
      text: 'Vikten står på lappen',
      image: picture('pictures/carstore/sell-suv', 'Mörkblå suv, snett framifrån'),
      link: link('/kop-bil/alla-bilar', 'Se bilarna'),
    },
  },
});
