import type { MapMarker } from '../../../../src/shared/maps/map-settings.ts';

const towns: readonly [name: string, latitude: number, longitude: number][] = [
  ['Uppsala Boländerna', 59.848, 17.69],
  ['Uppsala Resecentrum', 59.858, 17.646],
  ['Fyrislund', 59.852, 17.7],
  ['Knivsta', 59.726, 17.786],
  ['Enköping Myran', 59.63, 17.09],
  ['Täby Arninge', 59.466, 18.13],
  ['Stockholm Liljeholmen', 59.31, 18.02],
  ['Solna', 59.36, 18],
  ['Nacka', 59.31, 18.16],
  ['Södertälje', 59.195, 17.626],
  ['Strängnäs', 59.377, 17.03],
  ['Eskilstuna', 59.371, 16.51],
  ['Västerås', 59.61, 16.545],
  ['Norrtälje', 59.757, 18.705],
  ['Sala', 59.92, 16.606],
  ['Katrineholm', 58.996, 16.207],
  ['Örebro', 59.274, 15.207],
  ['Gävle', 60.674, 17.142],
  ['Göteborg', 57.7, 11.95],
  ['Oslo', 59.91, 10.75],
];

/** Real towns first; then, up to the count, places strewn around them, the same at every visit. */
export function sampleMarkers(count: number): MapMarker[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, (_, at): MapMarker => {
    const [name = '', latitude = 0, longitude = 0] = towns[at % towns.length] ?? [];
    const spread = at < towns.length ? 0 : 2.4;
    return {
      id: `place-${at + 1}`,
      label: at < towns.length ? name : `${name} ${at + 1}`,
      icon: at % 4 === 3 ? 'dealership' : 'charger',
      coordinates: {
        latitude: latitude + (random() - 0.5) * spread,
        longitude: longitude + (random() - 0.5) * spread * 2,
      },
    };
  });
}
