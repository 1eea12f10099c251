import { wordSet, wordsOfAll } from './phrase-words.ts';

/** What people call makes; misspellings beyond a typo among them. */
export const makeNicknames: Readonly<Record<string, readonly string[]>> = {
  Volkswagen: [
    'vw',
    'volkswagon',
    'volksvagen',
    'wolksvagen',
    'wolkswagen',
    'folkvagn',
    'folksvagn',
    'folkevogn',
    'kansanauto',
    'volkkari',
    'folkkari',
    'folkis',
    'vdub',
    'v w',
  ],
  'Mercedes-Benz': ['merc', 'mercs', 'mercedes', 'mersu', 'mersut', 'mersa', 'mb', 'benz', 'mercedez'],
  BMW: ['bimmer', 'beemer', 'beamer', 'bemari', 'bemu', 'bavorak', 'bavorák', 'b m w', 'bmv', 'bwm'],
  Škoda: ['skoda', 'skodovka', 'skodilac', 'skodu'],
  'Land Rover': ['landrover', 'landy', 'land-rover'],
  'Lynk & Co': ['lynk', 'lynkco', 'lynk and co', 'lynk och co'],
  Citroën: ['citroen', 'citron', 'sitikka', 'citrik'],
  Jaguar: ['jag', 'jags'],
  Toyota: ['tojota', 'toy'],
  Peugeot: ['pösö', 'pegeot', 'peugot', 'pugeot', 'peugeout', 'pezo'],
  Renault: ['renolt', 'renalt', 'rellu'],
  Porsche: ['porche', 'porsh', 'porse'],
  Hyundai: ['hyundi', 'hundai', 'hyndai', 'honday'],
  SEAT: ['seatti'],
  CUPRA: ['kupra'],
  Polestar: ['pole star'],
  Tesla: ['tesle'],
  Suzuki: ['suzuky'],
  Mitsubishi: ['mitsu', 'mitsubitshi', 'micubiši'],
  Subaru: ['subbe'],
  Volvo: ['volvå', 'lettu', 'wolwo', 'wolvo'],
  Vauxhall: ['vauxal', 'vauxhal', 'voxhall', 'vaux'],
};

/** What people call models, beyond what the model's own name already gives. */
export const modelNicknames: Readonly<Record<string, readonly string[]>> = {
  'ID. Buzz': ['buzz', 'idbuzz'],
  'Mustang Mach-E': ['mach-e', 'mache', 'mach e'],
  'Range Rover Velar': ['velar'],
  'Range Rover Evoque': ['evoque'],
  'Land Cruiser': ['landcruiser', 'cruiser'],
  Qashqai: ['quashqai', 'qasqai', 'kashkai', 'quasqai'],
  Tiguan: ['tigvan'],
  Octavia: ['oktavia', 'oktávia'],
  Enyaq: ['enyak', 'eniaq', 'enjak'],
  Kodiaq: ['kodiak'],
  Karoq: ['karok'],
  Transporter: ['transportern'],
  Golf: ['gölf'],
};

/** What people call towns, and suffixes that change the stem. */
export const placeNicknames: Readonly<Record<string, readonly string[]>> = {
  Stockholm: ['sthlm', 'stockholmsområdet'],
  Göteborg: ['gbg', 'göteborgsområdet'],
  'Malmö och Lund': ['öresund'],
  Pääkaupunkiseutu: ['helsinki', 'helsingissä', 'helsingistä', 'helsingin', 'hki', 'pk-seutu', 'helsingfors'],
  Turku: ['turussa', 'turusta', 'turun'],
  Lahti: ['lahdessa', 'lahdesta', 'lahden'],
  Bratislava: ['blava', 'ba'],
};

/** BMW's series and Mercedes' classes are named in every language; each finds the model as the stock writes it. */
const families = (['series', 'class'] as const).map((family) => [
  ...wordSet(wordsOfAll.map(({ modelFamilies }) => modelFamilies[family])),
]);

/** '3-serie', '3 series' and 'rad 3' are the same; all of its names, folded and without spaces. */
export function familyNames(modelKey: string): string[] {
  return families.flatMap((words) => {
    const longestFirst = [...words].sort((a, b) => b.length - a.length);
    const found = longestFirst.find((word) => modelKey.endsWith(word) || modelKey.startsWith(word));
    if (!found) return [];
    const code = modelKey.replace(found, '');
    const isCode = /^(\d|[a-z]{1,3})$/.test(code);
    return isCode ? words.flatMap((word) => [`${code}${word}`, `${word}${code}`]) : [];
  });
}
