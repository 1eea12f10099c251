import type { DepartmentGroup } from './dealership-record.ts';
import type { Chain } from './locations/location.ts';

export type DealerTexts = {
  /** Monday first. */
  days: readonly [string, string, string, string, string, string, string];
  closed: string;
  department: Readonly<
    Record<DepartmentGroup, { name: string; service: string; mailbox: string; titles: readonly string[] }>
  >;
  store: { name: string; titles: readonly string[] };
  motorcycles: { name: string; service: string; titles: readonly string[] };
  /** Days around Christmas 2026 that differ: everyone, showrooms only, workshops only. */
  holidays: readonly { day: string; name: string; hours?: string; who?: 'showroom' | 'workshop' }[];
  vacations: {
    ongoing: readonly string[];
    /** The same in the second language of the country's sites. */
    ongoingTranslated?: { language: string; titles: readonly string[] };
    past: string;
    future: string;
    short: string;
  };
};

export const dealerTexts: Readonly<Record<Chain['country'], DealerTexts>> = {
  SE: {
    days: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'],
    closed: 'Stängt',
    department: {
      'New cars': {
        name: 'Nya bilar',
        service: 'Nya bilar',
        mailbox: 'nya',
        titles: ['Försäljningschef', 'Bilsäljare', 'Bilsäljare', 'Företagssäljare'],
      },
      'Used cars': {
        name: 'Begagnade bilar',
        service: 'Begagnade bilar',
        mailbox: 'begagnat',
        titles: ['Bilsäljare', 'Bilsäljare', 'Inköpare'],
      },
      Workshop: {
        name: 'Verkstad',
        service: 'Service och verkstad',
        mailbox: 'verkstad',
        titles: ['Verkstadschef', 'Kundmottagare', 'Kundmottagare', 'Mekaniker', 'Mekaniker', 'Däcktekniker'],
      },
      Parts: {
        name: 'Delar',
        service: 'Reservdelar och tillbehör',
        mailbox: 'delar',
        titles: ['Reservdelsansvarig', 'Reservdelssäljare'],
      },
      'Body work': {
        name: 'Skadeverkstad',
        service: 'Skada, lack och glas',
        mailbox: 'skada',
        titles: ['Skadeansvarig', 'Plåtslagare', 'Lackerare'],
      },
    },
    store: { name: 'Butiken', titles: ['Butikschef', 'Bilsäljare', 'Bilsäljare', 'Inköpare'] },
    motorcycles: { name: 'Motorcyklar', service: 'Motorcyklar', titles: ['Säljare'] },
    holidays: [
      { day: '2026-12-23', name: 'Dagen före julafton', hours: '9–15', who: 'showroom' },
      { day: '2026-12-24', name: 'Julafton' },
      { day: '2026-12-25', name: 'Juldagen' },
      { day: '2026-12-26', name: 'Annandag jul' },
      { day: '2026-12-31', name: 'Nyårsafton' },
      { day: '2027-01-01', name: 'Nyårsdagen' },
      { day: '2027-01-05', name: 'Trettondagsafton', hours: '7–12', who: 'workshop' },
      { day: '2027-01-06', name: 'Trettondedag jul' },
    ],
    vacations: {
      ongoing: [
        'Kortare dagar medan lackboxen får nytt golv',
        'Höstinventering',
        'Vi bygger om kundmottagningen',
      ],
      ongoingTranslated: {
        language: 'en',
        titles: [
          'Shorter days while the paint booth gets a new floor',
          'Autumn stocktaking',
          'We are rebuilding the service reception',
        ],
      },
      past: 'Sommartider',
      future: 'Mellandagarna',
      short: '8–14',
    },
  },
  NO: {
    days: ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'],
    closed: 'Stengt',
    department: {
      'New cars': {
        name: 'Nye biler',
        service: 'Nye biler',
        mailbox: 'nye',
        titles: ['Salgssjef', 'Bilselger', 'Bilselger', 'Bedriftsselger'],
      },
      'Used cars': {
        name: 'Brukte biler',
        service: 'Brukte biler',
        mailbox: 'brukt',
        titles: ['Bilselger', 'Bilselger', 'Innkjøper'],
      },
      Workshop: {
        name: 'Verksted',
        service: 'Service og verksted',
        mailbox: 'verksted',
        titles: ['Verkstedsjef', 'Kundemottaker', 'Mekaniker', 'Mekaniker', 'Dekktekniker'],
      },
      Parts: {
        name: 'Deler',
        service: 'Deler og utstyr',
        mailbox: 'deler',
        titles: ['Delesjef', 'Deleselger'],
      },
      'Body work': {
        name: 'Skadesenter',
        service: 'Skade, lakk og glass',
        mailbox: 'skade',
        titles: ['Skadeleder', 'Bilskadereparatør', 'Billakkerer'],
      },
    },
    store: { name: 'Butikken', titles: ['Butikksjef', 'Bilselger', 'Bilselger', 'Innkjøper'] },
    motorcycles: {
      name: 'Motorsykler',
      service: 'Motorsykler',
      titles: ['Salgsleder MC', 'MC-selger', 'MC-mekaniker'],
    },
    holidays: [
      { day: '2026-12-23', name: 'Lille julaften', hours: '9–14', who: 'showroom' },
      { day: '2026-12-24', name: 'Julaften' },
      { day: '2026-12-25', name: 'Første juledag' },
      { day: '2026-12-26', name: 'Andre juledag' },
      { day: '2026-12-31', name: 'Nyttårsaften', hours: '9–12', who: 'showroom' },
      { day: '2026-12-31', name: 'Nyttårsaften', who: 'workshop' },
      { day: '2027-01-01', name: 'Første nyttårsdag' },
    ],
    vacations: {
      ongoing: ['Lakkboksen får nytt gulv', 'Varetelling', 'Vi bygger om kundemottaket'],
      past: 'Fellesferie',
      future: 'Romjulen',
      short: '8–14',
    },
  },
  UK: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    closed: 'Closed',
    department: {
      'New cars': {
        name: 'New cars',
        service: 'New cars',
        mailbox: 'new',
        titles: ['Sales manager', 'Sales executive', 'Sales executive', 'Business manager'],
      },
      'Used cars': {
        name: 'Used cars',
        service: 'Used cars',
        mailbox: 'used',
        titles: ['Sales executive', 'Sales executive', 'Buyer'],
      },
      Workshop: {
        name: 'Workshop',
        service: 'Servicing and MOT',
        mailbox: 'service',
        titles: ['Aftersales manager', 'Service adviser', 'Service adviser', 'Technician', 'Technician'],
      },
      Parts: {
        name: 'Parts',
        service: 'Parts and accessories',
        mailbox: 'parts',
        titles: ['Parts manager', 'Parts adviser'],
      },
      'Body work': {
        name: 'Bodyshop',
        service: 'Body, paint and glass',
        mailbox: 'bodyshop',
        titles: ['Bodyshop manager', 'Panel technician', 'Paint technician'],
      },
    },
    store: { name: 'Store', titles: ['Store manager', 'Sales executive'] },
    motorcycles: { name: 'Motorcycles', service: 'Motorcycles', titles: ['Sales executive'] },
    holidays: [
      { day: '2026-12-24', name: 'Christmas Eve', hours: '9am–1pm', who: 'showroom' },
      { day: '2026-12-24', name: 'Christmas Eve', hours: '8am–12 noon', who: 'workshop' },
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2026-12-26', name: 'Boxing Day' },
      { day: '2026-12-28', name: 'Bank holiday' },
      { day: '2026-12-31', name: 'New Year’s Eve', hours: '9am–3pm', who: 'showroom' },
      { day: '2027-01-01', name: 'New Year’s Day' },
    ],
    vacations: {
      ongoing: ['New ramps going in', 'Stocktaking', 'Reception being rebuilt'],
      past: 'August holidays',
      future: 'Between Christmas and New Year',
      short: '9am–2pm',
    },
  },
  FI: {
    days: ['Maanantai', 'Tiistai', 'Keskiviikko', 'Torstai', 'Perjantai', 'Lauantai', 'Sunnuntai'],
    closed: 'Suljettu',
    department: {
      'New cars': { name: 'Uudet autot', service: 'Uudet autot', mailbox: 'uudet', titles: ['Automyyjä'] },
      'Used cars': {
        name: 'Vaihtoautot',
        service: 'Vaihtoautot',
        mailbox: 'vaihtoautot',
        titles: ['Automyyjä', 'Automyyjä'],
      },
      Workshop: {
        name: 'Huolto',
        service: 'Huolto ja korjaamo',
        mailbox: 'huolto',
        titles: ['Huoltopäällikkö', 'Huoltoneuvoja', 'Mekaanikko', 'Mekaanikko'],
      },
      Parts: { name: 'Varaosat', service: 'Varaosat', mailbox: 'varaosat', titles: ['Varaosamyyjä'] },
      'Body work': {
        name: 'Korikorjaamo',
        service: 'Kori ja maali',
        mailbox: 'kori',
        titles: ['Korikorjaaja'],
      },
    },
    store: { name: 'Myymälä', titles: ['Myymäläpäällikkö', 'Automyyjä', 'Automyyjä', 'Ostaja'] },
    motorcycles: { name: 'Moottoripyörät', service: 'Moottoripyörät', titles: ['Myyjä'] },
    holidays: [
      { day: '2026-12-05', name: 'Itsenäisyyspäivän aatto', hours: '10–14', who: 'showroom' },
      { day: '2026-12-24', name: 'Jouluaatto' },
      { day: '2026-12-25', name: 'Joulupäivä' },
      { day: '2026-12-26', name: 'Tapaninpäivä' },
      { day: '2026-12-31', name: 'Uudenvuodenaatto', hours: '9–14', who: 'showroom' },
      { day: '2027-01-01', name: 'Uudenvuodenpäivä' },
      { day: '2027-01-06', name: 'Loppiainen' },
    ],
    vacations: {
      ongoing: ['Nosturit vaihdetaan', 'Inventaario', 'Asiakastila remontissa'],
      ongoingTranslated: {
        language: 'sv',
        titles: ['Lyftarna byts ut', 'Inventering', 'Kundutrymmet byggs om'],
      },
      past: 'Kesäaukiolo',
      future: 'Välipäivät',
      short: '9–14',
    },
  },
  SK: {
    days: ['Pondelok', 'Utorok', 'Streda', 'Štvrtok', 'Piatok', 'Sobota', 'Nedeľa'],
    closed: 'Zatvorené',
    department: {
      'New cars': { name: 'Nové autá', service: 'Nové autá', mailbox: 'nove', titles: ['Predajca'] },
      'Used cars': {
        name: 'Jazdené autá',
        service: 'Jazdené autá',
        mailbox: 'predaj',
        titles: ['Predajca', 'Predajca'],
      },
      Workshop: {
        name: 'Servis',
        service: 'Servis a pneuservis',
        mailbox: 'servis',
        titles: ['Vedúci servisu', 'Prijímací technik', 'Automechanik', 'Automechanik'],
      },
      Parts: {
        name: 'Náhradné diely',
        service: 'Náhradné diely',
        mailbox: 'diely',
        titles: ['Predajca dielov'],
      },
      'Body work': {
        name: 'Karosáreň',
        service: 'Karosáreň a lakovňa',
        mailbox: 'karosaren',
        titles: ['Karosár'],
      },
    },
    store: { name: 'Predajňa', titles: ['Vedúci predajne', 'Predajca', 'Predajca', 'Výkup áut'] },
    motorcycles: { name: 'Motocykle', service: 'Motocykle', titles: ['Predajca'] },
    holidays: [
      { day: '2026-11-17', name: 'Deň boja za slobodu a demokraciu' },
      { day: '2026-12-24', name: 'Štedrý deň' },
      { day: '2026-12-25', name: 'Prvý sviatok vianočný' },
      { day: '2026-12-26', name: 'Druhý sviatok vianočný' },
      { day: '2026-12-31', name: 'Silvester', hours: '8:00–12:00', who: 'showroom' },
      { day: '2027-01-01', name: 'Deň vzniku republiky' },
      { day: '2027-01-06', name: 'Traja králi' },
    ],
    vacations: {
      ongoing: ['Výmena zdvihákov', 'Inventúra', 'Prestavba príjmu'],
      past: 'Letné hodiny',
      future: 'Medzi sviatkami',
      short: '9:00–14:00',
    },
  },
};
