import type { Recording } from './recorded-server.ts';

export const googleKey = 'a-key-of-the-test';

const sweden = { long_name: 'Sverige', short_name: 'SE', types: ['country', 'political'] };

const lund = {
  address_components: [
    { long_name: 'Lund', short_name: 'Lund', types: ['locality', 'political'] },
    { long_name: 'Skåne län', short_name: 'Skåne län', types: ['administrative_area_level_1', 'political'] },
    sweden,
  ],
  formatted_address: 'Lund, Sverige',
  geometry: {
    bounds: { northeast: { lat: 55.74, lng: 13.25 }, southwest: { lat: 55.68, lng: 13.14 } },
    location: { lat: 55.7046601, lng: 13.1910073 },
    location_type: 'APPROXIMATE',
    viewport: { northeast: { lat: 55.74, lng: 13.25 }, southwest: { lat: 55.68, lng: 13.14 } },
  },
  place_id: 'ChIJBYEWT7uXU0YRVv0zMtoPeo4',
  types: ['locality', 'political'],
};

/** What Google gives for any text it does not know, once a country is required. */
const theCountry = {
  address_components: [sweden],
  formatted_address: 'Sverige',
  geometry: { location: { lat: 60.128161, lng: 18.643501 }, location_type: 'APPROXIMATE' },
  place_id: 'ChIJ8fA1bTmyXEYRYm-tjaLruCI',
  types: ['country', 'political'],
};

const searched = [
  {
    id: lund.place_id,
    types: ['locality', 'political'],
    formattedAddress: 'Lund, Sverige',
    addressComponents: components('Lund', 'locality', 'SE', 'Sverige'),
    location: { latitude: 55.7046601, longitude: 13.1910073 },
    displayName: { text: 'Lund', languageCode: 'sv' },
  },
  {
    id: 'ChIJshopshopshop',
    types: ['car_dealer', 'store', 'point_of_interest', 'establishment'],
    formattedAddress: 'Åldermansgatan 9, 227 64 Lund, Sverige',
    addressComponents: components('Lund', 'locality', 'SE', 'Sverige'),
    location: { latitude: 55.72, longitude: 13.16 },
    displayName: { text: 'Lunds Bilar', languageCode: 'sv' },
  },
  {
    id: 'ChIJlundbylundby',
    types: ['sublocality_level_1', 'sublocality', 'political'],
    formattedAddress: 'Lundby, Göteborg, Sverige',
    addressComponents: components('Lundby', 'sublocality', 'SE', 'Sverige'),
    location: { latitude: 57.718, longitude: 11.932 },
    displayName: { text: 'Lundby', languageCode: 'sv' },
  },
  {
    id: 'ChIJoslooslooslo',
    types: ['locality', 'political'],
    formattedAddress: 'Oslo, Norge',
    addressComponents: components('Oslo', 'locality', 'NO', 'Norge'),
    location: { latitude: 59.9138688, longitude: 10.7522454 },
    displayName: { text: 'Oslo', languageCode: 'sv' },
  },
];

/** The responses of the Geocoding API and of the Places API's text search. */
export const googleRecording: Recording = (url, body) => {
  if (url.pathname === '/v1/places:searchText') {
    const { textQuery = '' } = body as { textQuery?: string };
    const places = searched.filter(({ displayName }) => beginsWith(displayName.text, textQuery));
    return places.length > 0 ? { places } : {};
  }
  const query = url.searchParams;
  if (query.get('key') !== googleKey)
    return { error_message: 'The provided API key is invalid.', results: [], status: 'REQUEST_DENIED' };
  const results = query.has('latlng')
    ? [lund].filter(() => query.get('latlng') === '55.705,13.19')
    : [beginsWith('Lund', query.get('address') ?? '') ? lund : theCountry];
  return { results, status: results.length > 0 ? 'OK' : 'ZERO_RESULTS' };
};

function beginsWith(name: string, text: string): boolean {
  const [wanted] = text.toLowerCase().split(',');
  return name.toLowerCase().startsWith(wanted || '?');
}

function components(name: string, type: string, code: string, country: string) {
  return [
    { longText: name, shortText: name, types: [type, 'political'], languageCode: 'sv' },
    { longText: country, shortText: code, types: ['country', 'political'], languageCode: 'sv' },
  ];
}
