/** Every place, by road, from the south. The chargers add up to 212. */
export const e6 = [
  {
    figure: '400',
    unit: 'kW',
    title: 'Malmö, Spillepengen',
    text: 'Norra hamnvägen 14 · CCS2',
    note: '12 chargers',
  },
  { figure: '300', unit: 'kW', title: 'Landskrona, Örja', text: 'Örjavägen 90 · CCS2', note: '8 chargers' },
  {
    figure: '300',
    unit: 'kW',
    title: 'Helsingborg, Väla',
    text: 'Marknadsvägen 3 · CCS2, Type 2',
    note: '10 chargers',
  },
  { figure: '300', unit: 'kW', title: 'Laholm, Mellby', text: 'Mellby center 2 · CCS2', note: '8 chargers' },
  {
    figure: '150',
    unit: 'kW',
    title: 'Falkenberg, Vinberg',
    text: 'Kanslistvägen 6 · CCS2, Type 2',
    note: '6 chargers',
  },
  {
    figure: '300',
    unit: 'kW',
    title: 'Kungsbacka, Frillesås',
    text: 'Löftavägen 11 · CCS2',
    note: '8 chargers',
  },
  { figure: '400', unit: 'kW', title: 'Björkvik, E6 north', text: 'Junction 97 · CCS2', note: '12 chargers' },
  { figure: '300', unit: 'kW', title: 'Västerhamn, Kajgatan', text: 'Hamnen 2 · CCS2', note: '8 chargers' },
  {
    figure: '150',
    unit: 'kW',
    title: 'Hamnskär, ferry terminal',
    text: 'Färjevägen 1 · CCS2',
    note: '6 chargers',
  },
];

export const e4 = [
  { figure: '300', unit: 'kW', title: 'Ljungby, Lagan', text: 'Laganrasten 4 · CCS2', note: '8 chargers' },
  {
    figure: '300',
    unit: 'kW',
    title: 'Värnamo, Bredasten',
    text: 'Karlsdalsgatan 20 · CCS2',
    note: '8 chargers',
  },
  {
    figure: '400',
    unit: 'kW',
    title: 'Jönköping, Torsvik',
    text: 'Möbelvägen 31 · CCS2',
    note: '12 chargers',
  },
  {
    figure: '300',
    unit: 'kW',
    title: 'Ödeshög, Vättervyn',
    text: 'Vättervyn rest area · CCS2',
    note: '8 chargers',
  },
  {
    figure: '150',
    unit: 'kW',
    title: 'Linköping, Tornby',
    text: 'Svedengatan 9 · CCS2, Type 2',
    note: '6 chargers',
  },
  {
    figure: '300',
    unit: 'kW',
    title: 'Nyköping, Påljungshage',
    text: 'Gumsbackevägen 5 · CCS2',
    note: '8 chargers',
  },
  {
    figure: '150',
    unit: 'kW',
    title: 'Åkers, Verkstadsgatan',
    text: 'Verkstadsgatan 8 · CCS2',
    note: '4 chargers',
  },
  {
    figure: '300',
    unit: 'kW',
    title: 'Gränby, north entrance',
    text: 'Gränbyleden 12 · CCS2, Type 2',
    note: '8 chargers',
  },
  { figure: '300', unit: 'kW', title: 'Gävle, Hemlingby', text: 'Ersbogatan 17 · CCS2', note: '8 chargers' },
  {
    figure: '150',
    unit: 'kW',
    title: 'Hudiksvall, Medskog',
    text: 'Medskogsvägen 2 · CCS2',
    note: '4 chargers',
  },
  { figure: '300', unit: 'kW', title: 'Sundsvall, Birsta', text: 'Gesällvägen 7 · CCS2', note: '8 chargers' },
];

export const e18AndE20 = [
  {
    figure: '300',
    unit: 'kW',
    title: 'Alingsås, Bolltorp',
    text: 'Bolltorpsvägen 3 · CCS2',
    note: '6 chargers',
  },
  { figure: '300', unit: 'kW', title: 'Skara, Vilan', text: 'Vilangatan 15 · CCS2', note: '6 chargers' },
  {
    figure: '300',
    unit: 'kW',
    title: 'Örebro, Marieberg',
    text: 'Säljarevägen 22 · CCS2, Type 2',
    note: '8 chargers',
  },
  { figure: '150', unit: 'kW', title: 'Västerås, Hälla', text: 'Hällagatan 10 · CCS2', note: '4 chargers' },
  {
    figure: '150',
    unit: 'kW',
    title: 'Norrby, Norrbyvägen',
    text: 'Norrbyvägen 44 · CCS2',
    note: '4 chargers',
  },
  {
    figure: '300',
    unit: 'kW',
    title: 'Karlstad, Bergvik',
    text: 'Frykmans väg 6 · CCS2',
    note: '6 chargers',
  },
];

export const inTown = [
  {
    figure: '22',
    unit: 'kW',
    title: 'Lindö shopping centre',
    text: 'Lindövägen 40 · Type 2',
    note: '6 chargers',
  },
  {
    figure: '22',
    unit: 'kW',
    title: 'Västerhamn, Bistro Navet',
    text: 'Kajgatan 12 · Type 2',
    note: '4 chargers',
  },
  {
    figure: '22',
    unit: 'kW',
    title: 'Göteborg, Gamlestaden',
    text: 'Slakthusgatan 5 · Type 2',
    note: '8 chargers',
  },
];
