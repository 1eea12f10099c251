import type { Country } from './catalogue.ts';
import type { Chance } from './chance.ts';
import { hasPlug, type Vehicle } from './vehicle.ts';

type Names = readonly [sv: string, nb: string, fi: string, sk: string, en: string];
type Item = { likely: (vehicle: Vehicle) => number; names: Names };

const column: Readonly<Record<Country, number>> = { SE: 0, NO: 1, FI: 2, SK: 3, UK: 4 };

/** What the car has, in the market's words, the telling things first. */
export function equipmentOf(vehicle: Vehicle, country: Country, chance: Chance): string[] {
  const items = vehicle.type === 'MC' ? motorcycleItems : carItems;
  const drawn = items.filter(({ likely }) => chance.maybe(likely(vehicle)));
  const betters = new Set(drawn.map(({ names: [key] }) => plainer[key]));
  const names = drawn
    .filter(({ names: [key] }) => !betters.has(key))
    .map(({ names }) => names[column[country]] ?? '');
  return chance.shuffled(names.slice(0, 8)).concat(names.slice(8));
}

/** What a salesman would mention; nobody buys a car for its central locking. */
export function isTelling(name: string, country: Country): boolean {
  return tellingNames[country].has(name);
}

// Who has the better does not list the plainer.
const plainer: Readonly<Record<string, string>> = {
  'Adaptiv farthållare': 'Farthållare',
  'Tvåzons klimatanläggning': 'Luftkonditionering',
  'Matrix LED-strålkastare': 'LED-strålkastare',
  '360-kamera': 'Backkamera',
};

function item(likely: Item['likely'], ...names: Names): Item {
  return { likely, names };
}

/** Likelier the higher the trim: chances at level 1, 2 and 3; not before a year, nor in cars cheaper than so many thousand. */
function trim(chances: readonly [number, number, number], fromYear = 0, fromPrice = 0): Item['likely'] {
  return ({ trim: [, level], year, type, engine }) =>
    year < fromYear || engine.newPrice < fromPrice
      ? 0
      : (chances[level - 1] ?? 0) * (type === 'LCV' ? 0.45 : 1);
}

function when(
  applies: (vehicle: Vehicle) => boolean,
  chances: readonly [number, number, number],
  fromPrice = 0,
): Item['likely'] {
  return (vehicle) => (applies(vehicle) ? trim(chances, 0, fromPrice)(vehicle) : 0);
}

const isVan = ({ generation }: Vehicle) => generation.body === 'van';
const canTow = ({ generation, engine }: Vehicle) =>
  ['estate', 'suv', 'large-suv', 'mpv', 'van', 'pickup'].includes(generation.body) && engine.kW >= 75;
const opens = ({ generation }: Vehicle) => generation.body !== 'convertible' && generation.body !== 'van';
const carries = ({ generation }: Vehicle) => ['estate', 'suv', 'large-suv', 'mpv'].includes(generation.body);

const carItems: readonly Item[] = [
  item(
    ({ engine }) => (engine.drive === 'awd' ? 1 : 0),
    'Fyrhjulsdrift',
    'Firehjulsdrift',
    'Neliveto',
    'Pohon všetkých kolies',
    'Four-wheel drive',
  ),
  item(
    (car) => (canTow(car) ? 0.5 : 0),
    'Dragkrok',
    'Tilhengerfeste',
    'Vetokoukku',
    'Ťažné zariadenie',
    'Tow bar',
  ),
  item(
    when(({ engine, year }) => engine.fuel === 'electric' && year >= 2021, [0.5, 0.8, 0.95]),
    'Värmepump',
    'Varmepumpe',
    'Ilmalämpöpumppu',
    'Tepelné čerpadlo',
    'Heat pump',
  ),
  item(
    when(opens, [0.05, 0.25, 0.6], 250),
    'Panoramatak',
    'Panoramatak',
    'Panoraamakatto',
    'Panoramatická strecha',
    'Panoramic roof',
  ),
  item(
    trim([0.35, 0.75, 0.95], 2017),
    'Adaptiv farthållare',
    'Adaptiv cruisekontroll',
    'Mukautuva vakionopeudensäädin',
    'Adaptívny tempomat',
    'Adaptive cruise control',
  ),
  item(
    trim([0.05, 0.35, 0.75], 2018, 320),
    '360-kamera',
    '360-graders kamera',
    '360 asteen kamera',
    'Kamera 360°',
    '360° camera',
  ),
  item(
    trim([0.1, 0.4, 0.8], 2018, 340),
    'Matrix LED-strålkastare',
    'Matrix LED-lys',
    'Matrix LED -ajovalot',
    'Matrix LED svetlomety',
    'Matrix LED headlights',
  ),
  item(
    trim([0.1, 0.4, 0.85], 0, 280),
    'Läderklädsel',
    'Skinnseter',
    'Nahkaverhoilu',
    'Kožené sedadlá',
    'Leather upholstery',
  ),
  item(
    ({ type }) => (type === 'LCV' ? 0.3 : 0.6),
    'Vinterhjul på fälg',
    'Vinterhjul på felg',
    'Talvirenkaat vanteilla',
    'Zimné kolesá',
    'Second set of wheels',
  ),
  item(
    when(carries, [0.2, 0.7, 0.95], 330),
    'Elektrisk baklucka',
    'Elektrisk bakluke',
    'Sähkötoiminen takaluukku',
    'Elektricky ovládané piate dvere',
    'Powered tailgate',
  ),
  item(
    trim([0.15, 0.55, 0.9], 2017),
    'Eluppvärmd ratt',
    'Oppvarmet ratt',
    'Lämmitettävä ohjauspyörä',
    'Vyhrievaný volant',
    'Heated steering wheel',
  ),
  item(
    trim([0.7, 0.95, 1]),
    'Eluppvärmda framsäten',
    'Oppvarmede forseter',
    'Lämmitettävät etuistuimet',
    'Vyhrievané predné sedadlá',
    'Heated front seats',
  ),
  item(
    trim([0, 0.2, 0.6], 2017, 330),
    'Eluppvärmda baksäten',
    'Oppvarmede bakseter',
    'Lämmitettävät takaistuimet',
    'Vyhrievané zadné sedadlá',
    'Heated rear seats',
  ),
  item(
    trim([0.05, 0.4, 0.85], 0, 360),
    'Elmanövrerad förarstol med minne',
    'Elektrisk førersete med minne',
    'Sähkösäätöinen kuljettajanistuin muistilla',
    'Elektricky nastaviteľné sedadlo s pamäťou',
    'Powered driver’s seat with memory',
  ),
  item(
    trim([0.02, 0.15, 0.5], 2018, 380),
    'Head-up display',
    'Head-up-display',
    'Tuulilasinäyttö',
    'Head-up displej',
    'Head-up display',
  ),
  item(
    trim([0.02, 0.1, 0.35], 2019, 520),
    'Ventilerade framsäten',
    'Ventilerte forseter',
    'Tuuletetut etuistuimet',
    'Odvetrávané sedadlá',
    'Ventilated front seats',
  ),
  item(
    trim([0.03, 0.25, 0.65], 0, 330),
    'Premiumljud',
    'Premium lydanlegg',
    'Premium-äänentoisto',
    'Prémiový zvukový systém',
    'Premium sound system',
  ),
  item(
    trim([0.1, 0.5, 0.85], 2018),
    'Trådlös mobilladdning',
    'Trådløs mobillading',
    'Langaton puhelimen lataus',
    'Bezdrôtové nabíjanie telefónu',
    'Wireless phone charging',
  ),
  item(
    trim([0.65, 0.9, 0.95], 2017),
    'Apple CarPlay och Android Auto',
    'Apple CarPlay og Android Auto',
    'Apple CarPlay ja Android Auto',
    'Apple CarPlay a Android Auto',
    'Apple CarPlay and Android Auto',
  ),
  item(
    trim([0.5, 0.85, 0.98]),
    'Navigation',
    'Navigasjon',
    'Navigointi',
    'Navigácia',
    'Satellite navigation',
  ),
  item(
    trim([0.65, 0.9, 0.98], 2015),
    'Backkamera',
    'Ryggekamera',
    'Peruutuskamera',
    'Cúvacia kamera',
    'Reversing camera',
  ),
  item(
    trim([0.6, 0.9, 1]),
    'Parkeringssensorer fram och bak',
    'Parkeringssensorer foran og bak',
    'Pysäköintitutkat edessä ja takana',
    'Parkovacie senzory vpredu a vzadu',
    'Parking sensors front and rear',
  ),
  item(
    trim([0.2, 0.5, 0.8], 2017),
    'Döda vinkel-varnare',
    'Blindsonevarsling',
    'Kuolleen kulman varoitin',
    'Sledovanie mŕtveho uhla',
    'Blind spot monitor',
  ),
  item(
    trim([0.7, 0.95, 1], 2018),
    'Filhållningsassistans',
    'Filholderassistent',
    'Kaistavahti',
    'Asistent udržania v pruhu',
    'Lane keeping assist',
  ),
  item(
    trim([0.75, 0.95, 1], 2016),
    'Automatisk nödbroms',
    'Automatisk nødbrems',
    'Automaattinen hätäjarrutus',
    'Automatické núdzové brzdenie',
    'Autonomous emergency braking',
  ),
  item(
    trim([0.5, 0.85, 0.97]),
    'Keyless',
    'Nøkkelfri',
    'Avaimeton käyttö',
    'Bezkľúčové otváranie',
    'Keyless entry',
  ),
  item(
    trim([0.6, 0.85, 1], 2016),
    'LED-strålkastare',
    'LED-hovedlys',
    'LED-ajovalot',
    'LED svetlomety',
    'LED headlights',
  ),
  item(
    trim([0.3, 0.6, 0.85]),
    'Tonade rutor bak',
    'Mørke ruter bak',
    'Tummennetut takalasit',
    'Stmavené zadné sklá',
    'Privacy glass',
  ),
  item(
    trim([0.4, 0.7, 0.9], 2018),
    'Digital förardisplay',
    'Digitalt førerdisplay',
    'Digitaalinen mittaristo',
    'Digitálny prístrojový panel',
    'Digital instrument display',
  ),
  item(
    trim([0.2, 0.55, 0.8], 2018),
    'Stämningsbelysning',
    'Stemningslys',
    'Tunnelmavalaistus',
    'Ambientné osvetlenie',
    'Ambient lighting',
  ),
  item(
    trim([0.05, 0.3, 0.6], 0, 280),
    'Sportsäten',
    'Sportsseter',
    'Urheiluistuimet',
    'Športové sedadlá',
    'Sports seats',
  ),
  item(
    trim([0.1, 0.25, 0.5], 0, 420),
    'Ljuddämpande glas',
    'Lyddempende glass',
    'Akustiikkalasit',
    'Akustické sklá',
    'Acoustic glass',
  ),
  item(
    when(carries, [0.4, 0.6, 0.8]),
    'Takräcken',
    'Takrails',
    'Kattokaiteet',
    'Strešné lyžiny',
    'Roof rails',
  ),
  item(
    when(({ generation }) => generation.seats === 7, [1, 1, 1]),
    'Sju säten',
    'Sju seter',
    'Seitsemän istuinta',
    'Sedem miest',
    'Seven seats',
  ),
  item(
    when(({ engine, generation }) => engine.kW > 150 && generation.body !== 'van', [0.02, 0.15, 0.5], 780),
    'Luftfjädring',
    'Luftfjæring',
    'Ilmajousitus',
    'Vzduchové pruženie',
    'Air suspension',
  ),
  item(
    when(({ engine, year }) => engine.fuel === 'electric' && year >= 2020, [0.9, 0.95, 1]),
    'Förkonditionering via app',
    'Forvarming via app',
    'Esilämmitys sovelluksella',
    'Predhriatie cez aplikáciu',
    'App-controlled pre-conditioning',
  ),
  item(
    when(hasPlug, [0.9, 0.95, 1]),
    'Laddkabel typ 2',
    'Ladekabel type 2',
    'Type 2 -latauskaapeli',
    'Nabíjací kábel Type 2',
    'Type 2 charging cable',
  ),
  item(
    ({ engine, type }) =>
      engine.fuel === 'diesel' ? 0.45 : engine.fuel === 'petrol' && type === 'PC' ? 0.25 : 0,
    'Motorvärmare',
    'Motorvarmer',
    'Moottorinlämmitin',
    'Nezávislé kúrenie',
    'Heated windscreen',
  ),
  item(
    ({ engine }) => (engine.gearbox === 'auto' && engine.kW > 130 && engine.fuel !== 'electric' ? 0.3 : 0),
    'Rattpaddlar',
    'Girhendler på rattet',
    'Vaihdevivut ratissa',
    'Radenie pod volantom',
    'Paddle shifters',
  ),
  item(when(isVan, [1, 1, 1]), 'Mellanvägg', 'Skillevegg', 'Väliseinä', 'Deliaca priečka', 'Bulkhead'),
  item(
    (car) => (isVan(car) ? 0.55 : 0),
    'Hyllinredning',
    'Hylleinnredning',
    'Hyllykalusteet',
    'Regálový systém',
    'Racking',
  ),
  item(
    (car) => (isVan(car) ? 0.7 : 0),
    'Skjutdörr höger',
    'Skyvedør høyre',
    'Liukuovi oikealla',
    'Posuvné dvere vpravo',
    'Side loading door',
  ),
  item(
    (car) => (isVan(car) ? 0.5 : 0),
    'Plywoodklädda sidor',
    'Finerkledde sider',
    'Vaneriverhous',
    'Preglejkové obloženie',
    'Ply lining',
  ),
  item(
    ({ generation }) => (generation.body === 'pickup' ? 0.8 : 0),
    'Flakkåpa',
    'Hardtop på planet',
    'Lavakate',
    'Kryt korby',
    'Load bed cover',
  ),
  item(
    ({ generation }) => (generation.body === 'pickup' ? 0.7 : 0),
    'Differentialspärr',
    'Differensialsperre',
    'Tasauspyörästön lukko',
    'Uzávierka diferenciálu',
    'Locking differential',
  ),
  item(
    trim([0.9, 0.3, 0.1]),
    'Farthållare',
    'Cruisekontroll',
    'Vakionopeudensäädin',
    'Tempomat',
    'Cruise control',
  ),
  item(
    ({ trim: [, level], type }) => (type === 'LCV' ? 0.6 : level === 1 ? 0.5 : 0.1),
    'Luftkonditionering',
    'Klimaanlegg',
    'Ilmastointi',
    'Klimatizácia',
    'Air conditioning',
  ),
  item(
    trim([0.5, 0.9, 0.95]),
    'Tvåzons klimatanläggning',
    'Tosoners klimaanlegg',
    'Kaksialueilmastointi',
    'Dvojzónová klimatizácia',
    'Two-zone climate control',
  ),
  item(
    trim([0.8, 0.95, 1]),
    'Regnsensor',
    'Regnsensor',
    'Sadetunnistin',
    'Dažďový senzor',
    'Rain-sensing wipers',
  ),
  item(trim([0.9, 0.98, 1]), 'Bluetooth', 'Bluetooth', 'Bluetooth', 'Bluetooth', 'Bluetooth'),
  item(
    trim([0.85, 0.95, 1]),
    'Multifunktionsratt',
    'Multifunksjonsratt',
    'Monitoimiratti',
    'Multifunkčný volant',
    'Multifunction steering wheel',
  ),
  item(
    trim([0.5, 0.85, 0.95]),
    'Elinfällbara sidospeglar',
    'Elektrisk innfellbare speil',
    'Sähköisesti taittuvat peilit',
    'Sklopné spätné zrkadlá',
    'Power-folding mirrors',
  ),
  item(
    ({ generation }) => (['van', 'pickup', 'coupe', 'convertible'].includes(generation.body) ? 0 : 0.95),
    'Isofix',
    'Isofix',
    'Isofix-kiinnikkeet',
    'Isofix',
    'Isofix',
  ),
  item(
    trim([0.6, 0.9, 1]),
    'Aluminiumfälgar',
    'Aluminiumsfelger',
    'Kevytmetallivanteet',
    'Hliníkové disky',
    'Alloy wheels',
  ),
  item(() => 0.9, 'Centrallås', 'Sentrallås', 'Keskuslukitus', 'Centrálne zamykanie', 'Central locking'),
  item(() => 0.95, 'Antisladd', 'Antiskrens (ESC)', 'Ajonvakautus', 'ESP', 'Electronic stability control'),
];

const usually: Item['likely'] = () => 0.75;
const often: Item['likely'] = () => 0.45;
const burns: Item['likely'] = ({ engine }) => (engine.fuel === 'petrol' ? 0.7 : 0);

const motorcycleItems: readonly Item[] = [
  item(usually, 'Varma handtag', 'Varmeholker', 'Kahvanlämmittimet', 'Vyhrievané rukoväte', 'Heated grips'),
  item(burns, 'Quickshifter', 'Quickshifter', 'Pikavaihteisto', 'Quickshifter', 'Quickshifter'),
  item(often, 'Farthållare', 'Cruisekontroll', 'Vakionopeudensäädin', 'Tempomat', 'Cruise control'),
  item(
    burns,
    'Elektronisk fjädring',
    'Elektronisk demping',
    'Elektroninen jousitus',
    'Elektronický podvozok',
    'Electronic suspension',
  ),
  item(often, 'Sidoväskor', 'Sidevesker', 'Sivulaukut', 'Bočné kufre', 'Panniers'),
  item(often, 'Toppbox', 'Toppboks', 'Takalaukku', 'Vrchný kufor', 'Top box'),
  item(usually, 'TFT-display', 'TFT-display', 'TFT-näyttö', 'TFT displej', 'TFT display'),
  item(usually, 'LED-strålkastare', 'LED-hovedlys', 'LED-ajovalo', 'LED svetlomet', 'LED headlight'),
  item(() => 1, 'ABS', 'ABS', 'ABS', 'ABS', 'ABS'),
  item(usually, 'Antispinn', 'Antispinn', 'Luistonesto', 'Kontrola trakcie', 'Traction control'),
  item(often, 'Handskydd', 'Håndbeskyttere', 'Käsisuojat', 'Kryty rúk', 'Hand guards'),
  item(often, 'Centralstöd', 'Midtstøtte', 'Keskiseisontatuki', 'Stredový stojan', 'Centre stand'),
];

const telling = carItems.slice(1, 26);
const namesIn = (country: Country) => new Set(telling.map(({ names }) => names[column[country]] ?? ''));
const tellingNames: Readonly<Record<Country, ReadonlySet<string>>> = {
  SE: namesIn('SE'),
  NO: namesIn('NO'),
  FI: namesIn('FI'),
  SK: namesIn('SK'),
  UK: namesIn('UK'),
};
