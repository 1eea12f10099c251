import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedishStory } from './story.ts';

export const firstService = swedishStory({
  slug: 'forsta-servicen',
  name: 'Första servicen på begagnad elbil',
  title: 'Ingen olja, men nog att göra: första servicen på en begagnad elbil',
  preamble:
    'Vad servar man på en bil utan motorolja? Vi följde en fyra år gammal Polestar 2 genom verkstaden i Norrköping, från nyckel till kvitto.',
  description:
    'Så går servicen till på en begagnad elbil: bromsar, kylvätska, kupéfilter, batteri. Med priser.',
  date: '2026-10-12',
  image: picture('scenes/workshop', 'En vit kombi i en ljus verkstad'),
  tags: ['workshop', 'owning'],
  author: 'Rune Alm',
  article: {
    caption: 'Sju på morgonen i Norrköping. Kaffet är klart, bilarna står i kö.',
    authorLine: 'Mekaniker sedan 1991',
    parts: [
      {
        text: toRichText(`
          Folk tror att en elbil inte behöver service. Sedan kommer de in efter fyra år och undrar varför det gnisslar. Det
          är bromsarna. Det är nästan alltid bromsarna.

          Den här bilen är en Polestar 2 från 2022 med 6 400 mil. Ägaren köpte den i våras, privat, utan historik. Hon vill
          veta vad hon har köpt. Det tar två timmar att ta reda på.

          ## Klockan 7.10: bromsarna

          En elbil bromsar med motorn och sparar på skivorna. Sparar för mycket, i vårt klimat. Bak till vänster har oket
          kärvat fast. Vi tar isär, borstar, smörjer och provar. Skivorna går att rädda. Ett år till hade de inte gjort det.

          ## Klockan 7.50: det som är blött

          Bromsvätskan är från fabriken och ska bytas vartannat år, hur bilen än drivs. Kylvätskan håller längre, men vi
          mäter fryspunkten: minus 34, bra. Det är den som håller batteriet lagom varmt, så den är viktigare här än i din
          gamla diesel.
        `),
        figures: [
          { value: '2 490 kr', label: 'elbilsservice' },
          { value: '1 195 kr', label: 'bromsar' },
          { value: '790 kr', label: 'batteriintyg' },
        ],
      },
      {
        text: toRichText(`
          ## Klockan 8.20: det som andas

          Kupéfiltret är svart. Ingen har bytt det. Det är därför rutorna immar, och det tar fyra minuter.

          ## Klockan 8.40: batteriet

          Här blir det allvar. Vi läser varje cell. Skillnaden mellan den starkaste och den svagaste är 14 millivolt, vilket
          är som en ny bil. Kapaciteten är 93 procent. Jag skriver ut intyget och lägger det i handskfacket.

          > ”Jag hade ont i magen för batteriet i ett halvår. Det var ett filter för 400 kronor som var problemet.”
          > — ägaren

          ## Gör så här själv

          - Bromsa ordentligt ett par gånger i veckan, på torr väg.
          - Byt kupéfilter varje år. Det går att göra hemma.
          - Kör en service direkt när du köpt begagnat. Då börjar din historik där.

          Hela listan över vad vi gör finns under [originalservice](/service-och-verkstad/vara-verkstadstjanster/originalservice).
        `),
        image: picture('scenes/close-wheel', 'Ett framhjul i kvällsljus'),
        caption: 'Det är bakom ekrarna det händer. Eller inte händer.',
      },
    ],
    subject: {
      label: 'Boka',
      title: 'Service på elbil',
      text: 'från 2 490 kr, alla märken',
      image: picture(exterior('Polestar 2', 'white'), 'En vit Polestar 2 snett framifrån'),
      link: link('/service-och-verkstad/boka-service', 'Boka service'),
    },
  },
});

export const studsOrFriction = swedishStory({
  slug: 'dubb-eller-friktion',
  name: 'Dubb eller friktion',
  title: 'Dubb eller friktion? Säg var du kör, så säger vi vilket',
  preamble:
    'Det finns inget bästa vinterdäck. Det finns vägar. Vi frågade däckteknikerna på fyra orter vad de själva har på bilen.',
  description:
    'Dubbdäck eller friktionsdäck: däckteknikerna på fyra orter svarar, med bromssträckor och skäl.',
  date: '2026-10-05',
  image: picture('scenes/close-wheel', 'Framhjulet på en grön bil i kvällsljus'),
  tags: ['workshop'],
  author: 'Rune Alm',
  article: {
    caption: 'Åtta millimeter mönster. Så nytt blir det aldrig igen.',
    authorLine: 'Mekaniker sedan 1991',
    parts: [
      {
        text: toRichText(`
          Varje oktober står jag i däckverkstaden i två veckor eftersom alla ska skifta samtidigt. Frågan är alltid
          densamma. Jag brukar fråga tillbaka: vilken väg kör du till jobbet, och är den plogad när du gör det?

          ## Sundsvall: dubb

          Mattias kör fyra mil skogsväg före sex. Där ligger isen kvar till mars och plogbilen kommer efter honom. ”Jag
          har provat friktion. Det fungerade fram till den morgon det inte gjorde det.”

          ## Göteborg: friktion

          Carina har inte sett vit väg sedan 2023. I Göteborg är vintern blöt asfalt i tre grader, och på det bromsar ett
          dubbdäck sämre, låter mer och river upp partiklar som grannarna andas in.

          ## Örebro: friktion, nordiska

          Det finns två sorters friktionsdäck. De mellaneuropeiska är hårdare och gjorda för Autobahn. De nordiska är mjuka
          och har tusentals små snitt. Ali säljer bara den senare sorten. Står det inte ett snöflingemärke på sidan är det
          inte ett vinterdäck.

          ## Uddevalla: dubb, fast motvilligt

          Jag själv. Vi bor på en backe.
        `),
        figures: [
          { value: '−9 m', label: 'dubb mot friktion, blank is' },
          { value: '+4 m', label: 'dubb mot friktion, blöt asfalt' },
          { value: '3 mm', label: 'lagens gräns' },
        ],
      },
      {
        text: toRichText(`
          ## Regeln på tre rader

          - Mest stad och saltade vägar: nordiska friktionsdäck.
          - Mest landsväg, skog eller backe: dubb.
          - Elbil: det tystaste du hittar med rätt lastindex. Bilen är tung och däcket ska bära den.

          Siffrorna ovan är våra egna, från 50 till stillastående, och skillnaden mellan ett nytt och ett slitet däck är
          större än skillnaden mellan sorterna. Har du fyra millimeter kvar är det bästa däcket ett annat.

          Dubb får du köra från 1 oktober till 15 april. I Stockholm, Göteborg och Uppsala finns gator där du inte får det
          alls, året om. Boka [hjulskifte](/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar) före första snön. Då är
          jag på bättre humör.
        `),
      },
    ],
    subject: {
      label: 'I webbshoppen',
      title: 'Vinterdäck, monterade',
      text: 'från 4 980 kr för fyra',
      image: picture(exterior('Volvo XC60', 'green'), 'En grön suv snett framifrån'),
      link: link('/dack-och-biltillbehor/webbshop', 'Till webbshoppen'),
    },
  },
});
