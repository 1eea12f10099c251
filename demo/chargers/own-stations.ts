import { type ChargerRecord, chargerOption, everyDay } from './charger-record.ts';

type Own = readonly [
  name: string,
  address: string,
  zip: string,
  city: string,
  road: string,
  position: string,
  ccs2: `${number}×${number}` | '',
  type2?: number,
];

/** Ström's own 29 places with 212 chargers, as the page that lists them by road names them. */
const places: readonly Own[] = [
  ['Malmö, Spillepengen', 'Norra hamnvägen 14', '211 24', 'Malmö', 'E6', '55.6293,13.0452', '12×400'],
  ['Landskrona, Örja', 'Örjavägen 90', '261 51', 'Landskrona', 'E6', '55.8921,12.8702', '8×300'],
  ['Helsingborg, Väla', 'Marknadsvägen 3', '254 69', 'Helsingborg', 'E6', '56.0931,12.7576', '6×300', 4],
  ['Laholm, Mellby', 'Mellby center 2', '312 61', 'Laholm', 'E6', '56.5091,12.9527', '8×300'],
  ['Falkenberg, Vinberg', 'Kanslistvägen 6', '311 39', 'Falkenberg', 'E6', '56.9244,12.5307', '4×150', 2],
  ['Kungsbacka, Frillesås', 'Löftavägen 11', '439 62', 'Frillesås', 'E6', '57.3186,12.1896', '8×300'],
  ['Björkvik, E6 Norra', 'Trafikplats 97', '451 95', 'Björkvik', 'E6', '58.2961,11.8952', '12×400'],
  ['Västerhamn, Kajgatan', 'Hamnen 2', '451 50', 'Västerhamn', 'E6', '58.3467,11.9268', '8×300'],
  ['Hamnskär, färjeläget', 'Färjevägen 1', '457 40', 'Hamnskär', 'E6', '58.6912,11.2783', '6×150'],
  ['Ljungby, Lagan', 'Laganrasten 4', '341 50', 'Lagan', 'E4', '56.9162,13.9894', '8×300'],
  ['Värnamo, Bredasten', 'Karlsdalsgatan 20', '331 53', 'Värnamo', 'E4', '57.1688,14.0682', '8×300'],
  ['Jönköping, Torsvik', 'Möbelvägen 31', '556 52', 'Jönköping', 'E4', '57.7001,14.1283', '12×400'],
  ['Ödeshög, Vättervyn', 'Rastplats Vättervyn', '599 91', 'Ödeshög', 'E4', '58.1472,14.6221', '8×300'],
  ['Linköping, Tornby', 'Svedengatan 9', '582 73', 'Linköping', 'E4', '58.4321,15.5873', '4×150', 2],
  ['Nyköping, Påljungshage', 'Gumsbackevägen 5', '611 38', 'Nyköping', 'E4', '58.7672,17.0182', '8×300'],
  ['Åkers, Verkstadsgatan', 'Verkstadsgatan 8', '151 38', 'Åkers', 'E4', '59.1896,17.6484', '4×150'],
  ['Gränby, norra infarten', 'Gränbyleden 12', '754 31', 'Gränby', 'E4', '59.8776,17.6683', '6×300', 2],
  ['Gävle, Hemlingby', 'Ersbogatan 17', '802 93', 'Gävle', 'E4', '60.6472,17.1693', '8×300'],
  ['Hudiksvall, Medskog', 'Medskogsvägen 2', '824 40', 'Hudiksvall', 'E4', '61.7176,17.0851', '4×150'],
  ['Sundsvall, Birsta', 'Gesällvägen 7', '863 41', 'Sundsvall', 'E4', '62.4446,17.3352', '8×300'],
  ['Alingsås, Bolltorp', 'Bolltorpsvägen 3', '441 42', 'Alingsås', 'E20', '57.9371,12.5552', '6×300'],
  ['Skara, Vilan', 'Vilangatan 15', '532 37', 'Skara', 'E20', '58.3972,13.4531', '6×300'],
  ['Örebro, Marieberg', 'Säljarevägen 22', '702 36', 'Örebro', 'E20', '59.2147,15.1382', '6×300', 2],
  ['Västerås, Hälla', 'Hällagatan 10', '721 37', 'Västerås', 'E18', '59.6121,16.6352', '4×150'],
  ['Norrby, Norrbyvägen', 'Norrbyvägen 44', '745 60', 'Norrby', 'E18', '59.6502,17.1241', '4×150'],
  ['Karlstad, Bergvik', 'Frykmans väg 6', '653 46', 'Karlstad', 'E18', '59.3781,13.4283', '6×300'],
  ['Lindö köpcentrum', 'Lindövägen 40', '603 65', 'Lindö', 'E22', '58.6066,16.2473', '', 6],
  ['Västerhamn, Bistro Navet', 'Kajgatan 12', '451 50', 'Västerhamn', 'E6', '58.3472,11.9302', '', 4],
  ['Göteborg, Gamlestaden', 'Slakthusgatan 5', '415 02', 'Göteborg', 'E20', '57.7302,12.0081', '', 8],
];

export function ownStations(): Omit<ChargerRecord, 'website_sort_order'>[] {
  return places.map(([name, address, zip, city, road, position, ccs2, type2], at) => {
    const [lat = 0, lng = 0] = position.split(',').map(Number);
    const [amount = 0, kilowatts = 0] = ccs2.split('×').map(Number);
    const options = [
      ...(ccs2 ? [chargerOption(1, amount, kilowatts, 'CCS2')] : []),
      ...(type2 ? [chargerOption(2, type2, 22, 'Type 2')] : []),
    ];
    return {
      charger_id: `strom-${String(at + 1).padStart(3, '0')}`,
      name,
      address,
      zip,
      city,
      country: 'SE',
      road,
      operator: 'Ström',
      lat,
      lng,
      openingschedule: everyDay(name.includes('köpcentrum') ? '8–22' : '0–24'),
      chargerOptions: options,
    };
  });
}
