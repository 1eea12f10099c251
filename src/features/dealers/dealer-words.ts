import type { Language } from '../../shared/sites/languages.ts';
import type { PageContext } from '../../shared/sites/page-context.ts';
import { feedLanguage } from './feed-language.ts';

const columns = ['sv', 'nb', 'en', 'fi', 'sk'] as const satisfies readonly Language[];

type Row = readonly [sv: string, nb: string, en: string, fi: string, sk: string];

/** Departments and services, titles, holidays and notices that dealerships everywhere have. */
const rows: readonly Row[] = [
  ['Nya bilar', 'Nye biler', 'New cars', 'Uudet autot', 'Nové autá'],
  ['Begagnade bilar', 'Brukte biler', 'Used cars', 'Vaihtoautot', 'Jazdené autá'],
  ['Verkstad', 'Verksted', 'Workshop', 'Huolto', 'Servis'],
  [
    'Service och verkstad',
    'Service og verksted',
    'Servicing and repairs',
    'Huolto ja korjaamo',
    'Servis a opravy',
  ],
  [
    'Service och däckverkstad',
    'Service og dekkverksted',
    'Servicing and tyres',
    'Huolto ja rengashuolto',
    'Servis a pneuservis',
  ],
  [
    'Service och besiktning',
    'Service og EU-kontroll',
    'Servicing and MOT',
    'Huolto ja katsastus',
    'Servis a STK',
  ],
  ['Delar', 'Deler', 'Parts', 'Varaosat', 'Náhradné diely'],
  [
    'Reservdelar och tillbehör',
    'Deler og utstyr',
    'Parts and accessories',
    'Varaosat ja tarvikkeet',
    'Náhradné diely a príslušenstvo',
  ],
  ['Skadeverkstad', 'Skadesenter', 'Bodyshop', 'Korikorjaamo', 'Karosáreň'],
  ['Karosseri', 'Karosseri', 'Body work', 'Korityöt', 'Karosárske práce'],
  [
    'Skada, lack och glas',
    'Skade, lakk og glass',
    'Body, paint and glass',
    'Kori, maali ja lasit',
    'Karoséria, lak a sklá',
  ],
  ['Kaross och lack', 'Karosseri og lakk', 'Body and paint', 'Kori ja maali', 'Karosáreň a lakovňa'],
  ['Butiken', 'Butikken', 'Store', 'Myymälä', 'Predajňa'],
  ['Motorcyklar', 'Motorsykler', 'Motorcycles', 'Moottoripyörät', 'Motocykle'],
  ['Däckhotell', 'Dekkhotell', 'Tyre hotel', 'Rengashotelli', 'Pneuhotel'],
  ['Kundtjänst', 'Kundeservice', 'Customer service', 'Asiakaspalvelu', 'Zákaznícky servis'],
  ['Administration', 'Administrasjon', 'Administration', 'Hallinto', 'Administratíva'],
  ['Reception', 'Resepsjon', 'Reception', 'Vastaanotto', 'Recepcia'],
  ['Platschef', 'Daglig leder', 'Site manager', 'Toimipaikan johtaja', 'Vedúci pobočky'],
  ['Försäljningschef', 'Salgssjef', 'Sales manager', 'Myyntipäällikkö', 'Vedúci predaja'],
  ['Bilsäljare', 'Bilselger', 'Sales executive', 'Automyyjä', 'Predajca'],
  ['Säljare', 'Selger', 'Salesperson', 'Myyjä', 'Predajca'],
  ['Företagssäljare', 'Bedriftsselger', 'Business sales executive', 'Yritysmyyjä', 'Predajca pre firmy'],
  ['Affärschef', 'Forretningssjef', 'Business manager', 'Liiketoimintapäällikkö', 'Obchodný manažér'],
  ['Inköpare', 'Innkjøper', 'Buyer', 'Ostaja', 'Výkup áut'],
  ['Butikschef', 'Butikksjef', 'Store manager', 'Myymäläpäällikkö', 'Vedúci predajne'],
  ['Verkstadschef', 'Verkstedsjef', 'Workshop manager', 'Huoltopäällikkö', 'Vedúci servisu'],
  [
    'Eftermarknadschef',
    'Ettermarkedssjef',
    'Aftersales manager',
    'Jälkimarkkinointipäällikkö',
    'Vedúci popredajných služieb',
  ],
  ['Kundmottagare', 'Kundemottaker', 'Service adviser', 'Huoltoneuvoja', 'Prijímací technik'],
  ['Mekaniker', 'Mekaniker', 'Technician', 'Mekaanikko', 'Automechanik'],
  ['Däcktekniker', 'Dekktekniker', 'Tyre technician', 'Rengasasentaja', 'Pneuservisný technik'],
  ['Reservdelsansvarig', 'Delesjef', 'Parts manager', 'Varaosapäällikkö', 'Vedúci náhradných dielov'],
  ['Reservdelssäljare', 'Deleselger', 'Parts adviser', 'Varaosamyyjä', 'Predajca dielov'],
  ['Skadeansvarig', 'Skadeleder', 'Bodyshop manager', 'Korikorjaamon päällikkö', 'Vedúci karosárne'],
  ['Plåtslagare', 'Bilskadereparatør', 'Panel technician', 'Korikorjaaja', 'Karosár'],
  ['Lackerare', 'Billakkerer', 'Paint technician', 'Automaalari', 'Autolakovník'],
  [
    'MC-ansvarig',
    'Salgsleder MC',
    'Motorcycle sales manager',
    'Moottoripyörämyynnin päällikkö',
    'Vedúci predaja motocyklov',
  ],
  ['MC-säljare', 'MC-selger', 'Motorcycle sales executive', 'Moottoripyörämyyjä', 'Predajca motocyklov'],
  ['MC-mekaniker', 'MC-mekaniker', 'Motorcycle technician', 'Moottoripyörämekaanikko', 'Mechanik motocyklov'],
  [
    'Trettondagsafton',
    'Dagen før helligtrekongersdag',
    'Twelfth Night',
    'Loppiaisaatto',
    'Predvečer Troch kráľov',
  ],
  ['Trettondedag jul', 'Helligtrekongersdag', 'Epiphany', 'Loppiainen', 'Traja králi'],
  ['Långfredagen', 'Langfredag', 'Good Friday', 'Pitkäperjantai', 'Veľký piatok'],
  ['Skärtorsdagen', 'Skjærtorsdag', 'Maundy Thursday', 'Kiirastorstai', 'Zelený štvrtok'],
  ['Påskafton', 'Påskeaften', 'Easter Saturday', 'Pääsiäislauantai', 'Biela sobota'],
  ['Påskdagen', 'Første påskedag', 'Easter Sunday', 'Pääsiäispäivä', 'Veľkonočná nedeľa'],
  ['Annandag påsk', 'Andre påskedag', 'Easter Monday', 'Toinen pääsiäispäivä', 'Veľkonočný pondelok'],
  ['Valborgsmässoafton', 'Valborgsaften', 'Walpurgis Night', 'Vappuaatto', 'Valpurgina noc'],
  ['Första maj', 'Første mai', 'May Day', 'Vappu', 'Sviatok práce'],
  ['Kristi himmelsfärdsdag', 'Kristi himmelfartsdag', 'Ascension Day', 'Helatorstai', 'Nanebovstúpenie Pána'],
  ['Pingstdagen', 'Første pinsedag', 'Whit Sunday', 'Helluntai', 'Turíce'],
  [
    'Sveriges nationaldag',
    'Sveriges nasjonaldag',
    'Sweden’s National Day',
    'Ruotsin kansallispäivä',
    'Štátny sviatok Švédska',
  ],
  [
    'Norges nationaldag',
    'Grunnlovsdagen',
    'Norway’s Constitution Day',
    'Norjan kansallispäivä',
    'Štátny sviatok Nórska',
  ],
  [
    'Finlands självständighetsdag',
    'Finlands selvstendighetsdag',
    'Finland’s Independence Day',
    'Itsenäisyyspäivä',
    'Deň nezávislosti Fínska',
  ],
  [
    'Självständighetsdagens afton',
    'Dagen før selvstendighetsdagen',
    'Eve of Independence Day',
    'Itsenäisyyspäivän aatto',
    'Predvečer Dňa nezávislosti',
  ],
  [
    'Dagen för kampen för frihet och demokrati',
    'Dagen for kampen for frihet og demokrati',
    'Struggle for Freedom and Democracy Day',
    'Vapauden ja demokratian päivä',
    'Deň boja za slobodu a demokraciu',
  ],
  ['Midsommarafton', 'Midtsommeraften', 'Midsummer’s Eve', 'Juhannusaatto', 'Predvečer letného slnovratu'],
  ['Midsommardagen', 'Midtsommerdagen', 'Midsummer’s Day', 'Juhannuspäivä', 'Deň letného slnovratu'],
  ['Alla helgons dag', 'Allehelgensdag', 'All Saints’ Day', 'Pyhäinpäivä', 'Sviatok všetkých svätých'],
  [
    'Dagen före julafton',
    'Lille julaften',
    'Day before Christmas Eve',
    'Aatonaatto',
    'Deň pred Štedrým dňom',
  ],
  ['Julafton', 'Julaften', 'Christmas Eve', 'Jouluaatto', 'Štedrý deň'],
  ['Juldagen', 'Første juledag', 'Christmas Day', 'Joulupäivä', 'Prvý sviatok vianočný'],
  ['Annandag jul', 'Andre juledag', 'Boxing Day', 'Tapaninpäivä', 'Druhý sviatok vianočný'],
  ['Nyårsafton', 'Nyttårsaften', 'New Year’s Eve', 'Uudenvuodenaatto', 'Silvester'],
  ['Nyårsdagen', 'Første nyttårsdag', 'New Year’s Day', 'Uudenvuodenpäivä', 'Nový rok'],
  ['Allmän helgdag', 'Helligdag', 'Bank holiday', 'Pyhäpäivä', 'Štátny sviatok'],
  ['Mellandagarna', 'Romjulen', 'Between Christmas and New Year', 'Välipäivät', 'Medzi sviatkami'],
  ['Sommartider', 'Sommertider', 'Summer hours', 'Kesäaukiolo', 'Letné hodiny'],
  ['Semesterstängt', 'Ferielukket', 'Closed for the holidays', 'Lomasulku', 'Zatvorené počas dovolenky'],
  ['Semester', 'Fellesferie', 'Summer holidays', 'Kesäloma', 'Dovolenka'],
  ['Inventering', 'Varetelling', 'Stocktaking', 'Inventaario', 'Inventúra'],
  ['Höstinventering', 'Høstens varetelling', 'Autumn stocktaking', 'Syysinventaario', 'Jesenná inventúra'],
  ['Ombyggnad', 'Ombygging', 'Rebuilding', 'Remontti', 'Prestavba'],
];

/** By what a feed may say: a word in any of the languages; of words that are the same the first row holds. */
const byWord = new Map<string, Row>(
  rows.toReversed().flatMap((row) => row.map((word) => [keyOf(word), row] as const)),
);
/** Forms that only one language has. */
const otherForms: Readonly<Record<string, string>> = {
  predajkyňa: 'Predajca',
  'vedúca predajne': 'Vedúci predajne',
  'vedúca servisu': 'Vedúci servisu',
  'prijímacia technička': 'Prijímací technik',
  automechanička: 'Automechanik',
  'deň vzniku republiky': 'Nový rok',
};

/** A known word in another language. */
export function dealerWord(text: string, language: Language): string | undefined {
  const key = keyOf(text);
  const row = byWord.get(key) ?? byWord.get(keyOf(otherForms[key] ?? ''));
  return row?.[columns.indexOf(language)];
}

/** Those in which that is a known word; none of a word that nobody knows. */
export function languagesOfDealerWord(text: string): readonly Language[] {
  const key = keyOf(text);
  const meant = keyOf(otherForms[key] ?? text);
  return columns.filter((_, at) => rows.some((row) => keyOf(row[at] ?? '') === meant));
}

/** What a feed says of a text in other languages than its own: { en: 'Front desk' }. */
export type ByLanguage = Readonly<Record<string, string>> | undefined;

/** A text of the feed on a page: in the page's language where the feed or the vocabulary has it, else marked as the feed's. */
export type FeedText = { text: string; lang: Language | undefined };

export function feedText(
  text: string,
  byLanguage: ByLanguage,
  page: Pick<PageContext, 'site' | 'language'>,
): FeedText {
  const foreign = feedLanguage(page);
  if (!foreign) return { text, lang: undefined };
  const own = byLanguage?.[page.language]?.trim() || dealerWord(text, page.language);
  return own ? { text: own, lang: undefined } : { text, lang: foreign };
}

function keyOf(word: string): string {
  return word.trim().toLowerCase().replaceAll("'", '’');
}
