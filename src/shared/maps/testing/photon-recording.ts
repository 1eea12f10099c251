import type { Recording } from './recorded-server.ts';

const lund = {
  type: 'Feature',
  properties: {
    osm_type: 'R',
    osm_id: 10_663_667,
    osm_key: 'place',
    osm_value: 'city',
    type: 'city',
    countrycode: 'SE',
    name: 'Lund',
    county: 'Lunds kommun',
    state: 'Skåne län',
    country: 'Sverige',
    extent: [13.1441, 55.742, 13.248, 55.6816],
  },
  geometry: { type: 'Point', coordinates: [13.1929449, 55.7029296] },
};

const lundby = {
  type: 'Feature',
  properties: {
    ...{ osm_type: 'N', osm_id: 52_480_111, osm_key: 'place', osm_value: 'suburb', type: 'district' },
    ...{
      countrycode: 'SE',
      name: 'Lundby',
      city: 'Göteborg',
      state: 'Västra Götalands län',
      country: 'Sverige',
    },
  },
  geometry: { type: 'Point', coordinates: [11.932, 57.718] },
};

const street = {
  type: 'Feature',
  properties: {
    ...{ osm_type: 'W', osm_id: 97_100_201, osm_key: 'building', osm_value: 'yes', type: 'house' },
    ...{ countrycode: 'SE', street: 'Stortorget', housenumber: '1', postcode: '222 23' },
    ...{ city: 'Lund', state: 'Skåne län', country: 'Sverige' },
  },
  geometry: { type: 'Point', coordinates: [13.193, 55.703] },
};

const oslo = {
  type: 'Feature',
  properties: {
    ...{ osm_type: 'R', osm_id: 406_091, osm_key: 'place', osm_value: 'city', type: 'city' },
    ...{ countrycode: 'NO', name: 'Oslo', country: 'Norge' },
  },
  geometry: { type: 'Point', coordinates: [10.7389701, 59.9133301] },
};

/** The responses of a Photon 0.6, which searches all countries. */
export const photonRecording: Recording = (url) => {
  const query = url.searchParams;
  if (!['default', 'en', 'de', 'fr'].includes(query.get('lang') ?? ''))
    return { message: 'language not supported' };
  const features =
    url.pathname === '/reverse'
      ? [lund].filter(() => Number(query.get('lat')) === 55.705)
      : [lund, lundby, street, oslo].filter(({ properties }) => {
          const [name] = (query.get('q') ?? '').toLowerCase().split(',');
          const title = 'name' in properties ? properties.name : properties.street;
          return title.toLowerCase().startsWith(name || '?');
        });
  return { type: 'FeatureCollection', features: features.slice(0, Number(query.get('limit') ?? 15)) };
};
