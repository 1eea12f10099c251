import type { Film } from './films/film.ts';
import { writeFilms } from './films/write-films.ts';

/** Renders the demo's short films from its pictures: slow pans and fades, in a loop. */
const FADE_S = 0.8;
const SHOT_S = 3.6;

type Shot = { scene: string; zoom: number; from: [number, number]; to: [number, number] };

await writeFilms([
  pansOf({
    name: 'coast',
    sea: true,
    width: 1280,
    height: 720,
    bitsPerS: 450_000,
    shots: [
      { scene: 'coast-dusk', zoom: 1.25, from: [0.1, 0.75], to: [0.9, 0.85] },
      { scene: 'close-lamp', zoom: 1.3, from: [0.2, 0.4], to: [0.8, 0.6] },
      { scene: 'close-wheel', zoom: 1.3, from: [0.8, 0.7], to: [0.3, 0.6] },
    ],
  }),
  pansOf({
    name: 'coast-phone',
    sea: true,
    width: 576,
    height: 1024,
    bitsPerS: 250_000,
    shots: [{ scene: 'coast-dusk-phone', zoom: 1.2, from: [0.2, 0.6], to: [0.8, 0.9] }],
  }),
  pansOf({
    name: 'charging-night',
    width: 1280,
    height: 720,
    bitsPerS: 450_000,
    shots: [
      { scene: 'charging-night', zoom: 1.3, from: [0.1, 0.5], to: [0.9, 0.9] },
      { scene: 'close-tail', zoom: 1.3, from: [0.7, 0.3], to: [0.2, 0.6] },
    ],
  }),
]);

type Pans = Pick<Film, 'name' | 'sea' | 'width' | 'height' | 'bitsPerS'> & { shots: readonly Shot[] };

/** The first shot once more, to fade into; the film then begins where that fade ends. */
function pansOf({ name, shots, ...size }: Pans): Film {
  const stepS = SHOT_S - FADE_S;
  const clips = [...shots, ...shots.slice(0, 1)].map(
    ({ scene, ...pan }, at) =>
      ({
        kind: 'pan',
        picture: `scenes/${scene}`,
        ...pan,
        startS: at * stepS,
        lengthS: SHOT_S,
        fadeInS: at === 0 ? 0 : FADE_S,
      }) as const,
  );
  return {
    ...size,
    name: `videos/${name}`,
    framesPerS: 24,
    fromS: FADE_S,
    lengthS: shots.length * stepS,
    clips,
  };
}
