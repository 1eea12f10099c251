import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedishStory } from './story.ts';

export const coast = swedishStory({
  slug: 'fyrtio-mil-kust',
  name: 'Fyrtio mil kust',
  title: 'Fyrtio mil kust på en laddning och två kanelbullar',
  preamble:
    'Vi tog en i5 Touring från Uddevalla till vägs ände och lärde oss att den bästa pausen sällan ligger vid motorvägen.',
  description: 'Vi tog en i5 Touring från Uddevalla till vägs ände och stannade när något såg gott ut.',
  date: '2026-11-04',
  image: picture('scenes/coast-dusk', 'En mörkgrön suv på kustvägen i skymningen'),
  tags: ['road'],
  author: 'Linn Hedvall',
  article: {
    caption: 'Kvart över sex i Hamburgsund, två grader varmt och 71 procent kvar i batteriet.',
    authorLine: 'Skriver om bilar hon får låna',
    parts: [
      {
        text: toRichText(`
          Det finns två sätt att köra från Uddevalla till Strömstad. Det ena tar en timme och går förbi sju
          bensinmackar. Det andra tar en hel dag och går förbi en bagare, ett hönshus och nästan fyrtio mil
          vikar, om man tar dem alla och vänder hem igen. Vi valde det andra.

          Bilen var en BMW i5 Touring med full laddning, vinterhjul och en termos som någon glömt i dörrfacket.
          Planen var enkel: köra så länge det gick och stanna när något såg gott ut.

          ## Först tystnaden, sedan bullen

          De första milen säger ingen något. Vägen ligger så nära vattnet att den blir blöt när det blåser, och
          i gryningen går det knappt att se var asfalten slutar. Vid Fjällbacka stannar vi för att fotografera,
          vid Hamburgsund för att bagaren håller upp dörren.

          > ”Ni som kör el är de enda som hinner smaka. De andra köper två och äter i farten.”
          > — Maj-Britt Öhman, bagare

          Hon har satt upp två laddstolpar bakom bageriet. De är långsamma med flit. Tjugo minuter ger åtta mil
          och precis en kopp kaffe, vilket enligt Maj-Britt är den rätta växelkursen. Vi behövde dem inte. Vi
          drack kaffe ändå.
        `),
        image: picture('scenes/fjord-dawn', 'En stilla fjord i gryningsljus'),
        caption: 'En halvtimme efter soluppgången. Färjan går när den är full.',
      },
      {
        text: toRichText(`
          ## Så gick det med räckvidden

          Vi hade räknat med att få ladda någonstans efter Grebbestad. Det slapp vi. Tre saker avgjorde:

          - Vi värmde kupén medan bilen fortfarande satt i laddaren.
          - Vi höll 70. Det är svårt att ha bråttom bredvid en fjord.
          - Vi åt länge.

          När vi svängde in på Kajgatan igen stod mätaren på 403 kilometer och batteriet på nio procent. Termosen
          var fortfarande ljummen. Den får den som glömde den hämta vid disken.
        `),
        figures: [
          { value: '40,3', label: 'mil på en laddning' },
          { value: '18,1', label: 'kWh per tio mil' },
          { value: '2', label: 'kanelbullar' },
        ],
      },
    ],
    subject: {
      label: 'Bilen i berättelsen',
      title: 'BMW i5 Touring',
      text: 'eDrive40 · från 829 000 kr',
      image: picture(exterior('BMW i5 Touring', 'green'), 'En mörkgrön BMW i5 Touring snett framifrån'),
      link: link('/kop-bil/bilmarken/bmw', 'Till BMW'),
    },
  },
});

export const caravan = swedishStory({
  slug: 'husvagnen-och-siffran',
  name: 'Husvagnen och siffran',
  title: 'Trehundra kilo för mycket, och hur man räknar bort dem',
  preamble:
    'En familj i Halmstad köpte husvagn före bil. Det gick bra till slut, men det krävdes en våg, en penna och en ärlig packlista.',
  description: 'Dragvikt, totalvikt, tjänstevikt: så räknade familjen Björk ut vad deras bil får dra.',
  date: '2026-09-10',
  image: picture('scenes/forest-road', 'En mörkröd kombi på en skogsväg i kvällsljus'),
  tags: ['road', 'owning'],
  author: 'Amir Dastan',
  article: {
    caption: 'Vagnen står kvar på campingen. Den vet fortfarande inte vad den väger.',
    authorLine: 'Svarar i kundservice',
    parts: [
      {
        text: toRichText(`
          Familjen Björk hade gjort det de flesta gör. De hade köpt husvagnen först, en begagnad med etagesäng och
          gardiner från 2009, och sedan kommit till oss för att få en bil som orkar. På papperet stod det 1 400 kilo.
          ”Det klarar väl vilken bil som helst”, sa pappan.

          1 400 var tjänstevikten: vad vagnen väger tom, med gasol och vatten. Det som räknas på vägen är totalvikten,
          alltså vad den får väga. Där stod det 1 700.

          ## Två gränser, inte en

          Den ena gränsen sitter i bilen. Deras laddhybrid får dra 2 000 kilo, så där fanns det marginal. Den andra
          sitter i plånboken, på körkortet. Med B får bilens och släpets totalvikter bli högst 3 500 kilo tillsammans.
          Bilen är på 2 500. Du hinner räkna själv.

          - Bilens totalvikt: 2 500 kg
          - Husvagnens totalvikt: 1 700 kg
          - Tillsammans: 4 200 kg

          Det är 700 för mycket för B och 50 till godo för utökad B. Mamman tog körprovet i augusti. Det tog en
          förmiddag och handlade mest om att backa.
        `),
        figures: [
          { value: '3 500', label: 'kg med B' },
          { value: '4 250', label: 'kg med utökad B' },
          { value: '80', label: 'km/h med släp' },
        ],
      },
      {
        text: toRichText(`
          ## Sedan vägde de den

          På vägen hem från campingen körde de upp på en våg. Packad för två veckor vägde vagnen 2 010. Det är 310 kilo
          mer än den får, oavsett körkort.

          De skyldiga var konserver, förtältet, en verktygslåda som följde med ”ifall”, och 40 liter vatten i en tank
          som ändå fylls på plats. Allt utom förtältet bor numera i bilen eller hemma. Vagnen väger 1 660.

          > ”Jag trodde att det var bilen som var svag. Det var vi som var optimister.”
          > — Helena Björk

          Vill du räkna på ditt eget ekipage finns siffrorna i [guiden om dragvikter](/livet-med-bil/dragvikter). Vågen
          på Laxgatan i Halmstad är gratis på söndagar.
        `),
      },
    ],
    subject: {
      label: 'Läs mer',
      title: 'Dragvikter på en sida',
      text: 'B, utökad B och BE',
      image: picture(exterior('Volvo V60', 'burgundy', { view: 'rear34' }), 'En vinröd kombi snett bakifrån'),
      link: link('/livet-med-bil/dragvikter', 'Till guiden'),
    },
  },
});
