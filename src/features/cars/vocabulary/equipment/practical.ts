import { type Term, words } from '../../../../shared/search/records/term.ts';

export const practicalEquipment: readonly Term[] = [
  {
    code: 'tow-bar',
    words: words('Dragkrok', 'Tilhengerfeste', 'Vetokoukku', 'Ťažné zariadenie', 'Tow bar'),
    searches: {
      sv: ['Drag', 'Dragkula', 'Avtagbar dragkrok', 'Fast dragkrok'],
      nb: ['Hengerfeste', 'Krok'],
      fi: ['Koukku', 'Koukullinen', 'Koukulliset'],
      sk: ['Ťažné'],
      en: ['Towbar', 'Tow hitch', 'Tow hook', 'Towing hook', 'Detachable tow bar'],
    },
  },
  {
    code: 'winter-wheels',
    words: words(
      'Vinterhjul på fälg',
      'Vinterhjul på felg',
      'Talvirenkaat vanteilla',
      'Zimné kolesá',
      'Winter wheels',
      'Vinterdäck på fälg',
    ),
    searches: {
      sv: ['Vinterdäck', 'Vinterhjul'],
      nb: ['Vinterdekk', 'Vinterhjul'],
      fi: ['Talvirenkaat', 'Talvirenkailla', 'Talvirenkain'],
      sk: ['Zimné pneumatiky'],
      en: ['Winter tyres'],
    },
  },
  {
    code: 'powered-tailgate',
    words: words(
      'Elektrisk baklucka',
      'Elektrisk bakluke',
      'Sähkötoiminen takaluukku',
      'Elektricky ovládané piate dvere',
      'Powered tailgate',
    ),
    searches: {
      sv: ['Elbaklucka', 'Eldriven baklucka'],
      nb: ['El-bakluke', 'Elektrisk bagasjeluke'],
      fi: ['Sähkötakaluukku', 'Sähköluukku'],
      sk: ['Elektrický kufor', 'Elektrickým kufrom', 'Elektrické piate dvere'],
      en: ['Electric tailgate', 'Power tailgate', 'Electric boot'],
    },
  },
  {
    code: 'roof-rails',
    words: words('Takräcken', 'Takrails', 'Kattokaiteet', 'Strešné lyžiny', 'Roof rails'),
    searches: { sv: ['Rails'] },
  },
  {
    code: 'seven-seats',
    words: words('Sju säten', 'Sju seter', 'Seitsemän istuinta', 'Sedem miest', 'Seven seats'),
    searches: {
      sv: ['7-sits', 'Sjusitsig', '7 säten'],
      nb: ['7-seter', '7 seter'],
      fi: ['7-paikkainen', '7 istuinta'],
      sk: ['7-miestne', '7 miest'],
      en: ['7 seats', '7-seater', 'Seven-seater'],
    },
  },
  {
    code: 'type-2-charging-cable',
    words: words(
      'Laddkabel typ 2',
      'Ladekabel type 2',
      'Type 2 -latauskaapeli',
      'Nabíjací kábel Type 2',
      'Type 2 charging cable',
    ),
  },
  {
    code: 'engine-heater',
    words: words('Motorvärmare', 'Motorvarmer', 'Moottorinlämmitin', 'Ohrievač motora', 'Engine heater'),
    searches: { nb: ['Motorvarmer og kupévarmer'], fi: ['Lohkolämmitin'], en: ['Block heater'] },
  },
  { code: 'bulkhead', words: words('Mellanvägg', 'Skillevegg', 'Väliseinä', 'Deliaca priečka', 'Bulkhead') },
  {
    code: 'racking',
    words: words('Hyllinredning', 'Hylleinnredning', 'Hyllykalusteet', 'Regálový systém', 'Racking'),
  },
  {
    code: 'side-loading-door',
    words: words(
      'Skjutdörr höger',
      'Skyvedør høyre',
      'Liukuovi oikealla',
      'Posuvné dvere vpravo',
      'Side loading door',
    ),
  },
  {
    code: 'ply-lining',
    words: words(
      'Plywoodklädda sidor',
      'Finerkledde sider',
      'Vaneriverhous',
      'Preglejkové obloženie',
      'Ply lining',
    ),
  },
  {
    code: 'load-bed-cover',
    words: words('Flakkåpa', 'Hardtop på planet', 'Lavakate', 'Kryt korby', 'Load bed cover'),
  },
  { code: 'isofix', words: words('Isofix', 'Isofix', 'Isofix-kiinnikkeet', 'Isofix', 'Isofix') },
  {
    code: 'alloy-wheels',
    words: words(
      'Aluminiumfälgar',
      'Aluminiumsfelger',
      'Kevytmetallivanteet',
      'Hliníkové disky',
      'Alloy wheels',
    ),
    searches: { sv: ['Lättmetallfälgar'], nb: ['Lettmetallfelger'], en: ['Alloys'] },
  },
  {
    code: 'second-wheels',
    words: words(
      'Extra uppsättning hjul',
      'Ekstra hjulsett',
      'Toiset renkaat vanteilla',
      'Druhá sada kolies',
      'Second set of wheels',
    ),
  },
];
