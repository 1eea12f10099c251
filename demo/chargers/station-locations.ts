/** Where a station stands in a town, on which streets, and what it offers: [number, kilowatts, connector]. */
export type StationLocation = {
  place: string;
  streets: readonly string[];
  /** Behind a barrier at night; the others around the clock. */
  hours?: string | undefined;
  options: readonly (readonly (readonly [amount: number, kilowatts: number, connector: string])[])[];
};

const fast = [
  [[8, 300, 'CCS2']],
  [
    [6, 300, 'CCS2'],
    [2, 50, 'CCS2'],
  ],
  [
    [12, 400, 'CCS2'],
    [2, 22, 'Type 2'],
  ],
  [
    [4, 180, 'CCS2'],
    [4, 300, 'CCS2'],
  ],
] as const;
const shopping = [
  [
    [4, 150, 'CCS2'],
    [6, 22, 'Type 2'],
  ],
  [[6, 150, 'CCS2']],
  [
    [2, 150, 'CCS2'],
    [4, 22, 'Type 2'],
  ],
  [
    [4, 100, 'CCS2'],
    [2, 50, 'CHAdeMO'],
  ],
] as const;
const town = [
  [
    [2, 50, 'CCS2'],
    [8, 22, 'Type 2'],
  ],
  [[6, 22, 'Type 2']],
  [
    [2, 75, 'CCS2'],
    [2, 50, 'CCS1'],
    [4, 22, 'Type 2'],
  ],
  [[10, 11, 'Type 2']],
] as const;

/** The first is by the road itself and gets the road's name. */
export const stationLocations: Record<'SE' | 'NO', readonly StationLocation[]> = {
  SE: [
    { place: '{road} Norra', streets: ['Trafikplats', 'Norra infarten', 'Norrleden'], options: fast },
    { place: 'resecentrum', streets: ['Stationsgatan', 'Järnvägsgatan', 'Bangårdsgatan'], options: town },
    {
      place: 'handelsområdet',
      hours: '7–22',
      streets: ['Handelsvägen', 'Köpmangatan', 'Marknadsgatan'],
      options: shopping,
    },
    { place: '{road} Södra', streets: ['Södra infarten', 'Trafikplats', 'Söderleden'], options: fast },
    { place: 'simhallen', streets: ['Badhusgatan', 'Idrottsvägen', 'Parkgatan'], options: town },
    {
      place: 'industriområdet',
      streets: ['Industrigatan', 'Verkstadsgatan', 'Fabriksgatan'],
      options: shopping,
    },
    { place: 'stadshuset', streets: ['Rådhusgatan', 'Kungsgatan', 'Storgatan'], options: town },
    { place: 'sjukhuset', streets: ['Lasarettsgatan', 'Sjukhusvägen', 'Ringvägen'], options: town },
    { place: 'ishallen', streets: ['Arenavägen', 'Idrottsgatan', 'Sportvägen'], options: town },
    { place: 'östra', streets: ['Österleden', 'Östra Storgatan', 'Österängsvägen'], options: shopping },
  ],
  NO: [
    { place: '{road} nord', streets: ['Nordre ring', 'Europaveien', 'Nordveien'], options: fast },
    { place: 'stasjonen', streets: ['Stasjonsveien', 'Jernbanegata', 'Jernbaneveien'], options: town },
    {
      place: 'handelsparken',
      hours: '7–22',
      streets: ['Næringsveien', 'Handelsveien', 'Senterveien'],
      options: shopping,
    },
    { place: '{road} sør', streets: ['Søndre ring', 'Sørveien', 'Tverrveien'], options: fast },
    { place: 'svømmehallen', streets: ['Idrettsveien', 'Badeveien', 'Skolegata'], options: town },
    {
      place: 'industriområdet',
      streets: ['Industriveien', 'Verkstedveien', 'Fabrikkveien'],
      options: shopping,
    },
    { place: 'rådhuset', streets: ['Rådhusgata', 'Storgata', 'Kirkegata'], options: town },
    { place: 'sykehuset', streets: ['Sykehusveien', 'Parkveien', 'Ringveien'], options: town },
    { place: 'ishallen', streets: ['Stadionveien', 'Arenaveien', 'Sportsveien'], options: town },
    { place: 'øst', streets: ['Østre vei', 'Østveien', 'Solveien'], options: shopping },
  ],
};
