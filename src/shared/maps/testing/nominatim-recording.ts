import type { Recording } from './recorded-server.ts';

const licence = 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright';

const lund = {
  place_id: 130_871_334,
  licence,
  osm_type: 'relation',
  osm_id: 10_663_667,
  lat: '55.7029296',
  lon: '13.1929449',
  category: 'boundary',
  type: 'administrative',
  place_rank: 16,
  importance: 0.5836,
  addresstype: 'city',
  name: 'Lund',
  display_name: 'Lund, Lunds kommun, Skåne län, 222 22, Sverige',
  address: {
    city: 'Lund',
    municipality: 'Lunds kommun',
    county: 'Skåne län',
    'ISO3166-2-lvl4': 'SE-M',
    postcode: '222 22',
    country: 'Sverige',
    country_code: 'se',
  },
  boundingbox: ['55.6816', '55.7420', '13.1441', '13.2480'],
};

const lundby = {
  place_id: 131_020_551,
  licence,
  osm_type: 'node',
  osm_id: 52_480_111,
  lat: '57.7180',
  lon: '11.9320',
  category: 'place',
  type: 'suburb',
  place_rank: 19,
  importance: 0.3,
  addresstype: 'suburb',
  name: 'Lundby',
  display_name: 'Lundby, Göteborg, Göteborgs Stad, Västra Götalands län, 417 15, Sverige',
  address: { suburb: 'Lundby', city: 'Göteborg', country: 'Sverige', country_code: 'se' },
  boundingbox: ['57.6980', '57.7380', '11.9120', '11.9520'],
};

const oslo = {
  ...lund,
  place_id: 179_001_002,
  name: 'Oslo',
  display_name: 'Oslo, Norge',
  address: { city: 'Oslo', country: 'Norge', country_code: 'no' },
};

/** The responses of a Nominatim 4.4 in the format jsonv2. */
export const nominatimRecording: Recording = (url) => {
  const query = url.searchParams;
  if (url.pathname === '/reverse')
    return Number(query.get('lat')) === 55.705 ? lund : { error: 'Unable to geocode' };
  if (url.pathname !== '/search') return undefined;
  const [name] = (query.get('q') ?? '').toLowerCase().split(',');
  const found = [lund, lundby, oslo].filter((place) => place.name.toLowerCase().startsWith(name || '?'));
  const countries = (query.get('countrycodes') ?? 'se,no').split(',');
  return found
    .filter(({ address }) => countries.includes(address.country_code))
    .slice(0, Number(query.get('limit') ?? 10));
};
