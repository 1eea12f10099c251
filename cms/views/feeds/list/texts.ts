/** The list of all stock that takes feeds. */
export const listTexts = {
  en: {
    heading: 'Feeds',
    about: 'The stock of your sites: how it comes in, and how the last import went.',
    table: 'Stock by index',
    index: 'Stock',
    sites: 'Sites',
    state: 'State',
    lastRun: 'Last import',
    live: 'On the sites',
    noSites: 'no site',
    neverRun: 'none yet',
    empty:
      'None of your sites shows any stock yet. An administrator names it in the settings of a site, under Search indices.',
    kinds: {
      cars: 'Cars',
      sites: 'Dealerships',
      chargers: 'Charging points',
      kits: 'Spare-part kits',
      vehicleKits: 'Vehicles of kits',
    } as Readonly<Record<string, string>>,
    states: { running: 'running now', fresh: 'on time', late: 'late', failed: 'failed', none: 'never' },
  },
  sv: {
    heading: 'Flöden',
    about: 'Lagret på dina webbplatser: hur det kommer in och hur den senaste importen gick.',
    table: 'Lager per index',
    index: 'Lager',
    sites: 'Webbplatser',
    state: 'Läge',
    lastRun: 'Senaste import',
    live: 'På webbplatserna',
    noSites: 'ingen webbplats',
    neverRun: 'ingen än',
    empty:
      'Ingen av dina webbplatser visar något lager än. En administratör anger det i webbplatsens inställningar, under Sökindex.',
    kinds: {
      cars: 'Bilar',
      sites: 'Anläggningar',
      chargers: 'Laddplatser',
      kits: 'Reservdelssatser',
      vehicleKits: 'Fordon för satser',
    } as Readonly<Record<string, string>>,
    states: { running: 'pågår nu', fresh: 'i tid', late: 'försenat', failed: 'misslyckat', none: 'aldrig' },
  },
};
