import rendered from '../demo/media/cars/catalogue.json' with { type: 'json' };
import type { Film } from './films/film.ts';
import { writeFilms } from './films/write-films.ts';

/** Renders a short film of every car with a 360° spin: two turns, then the interior. */
const FRAMES_PER_S = 12;
const TURNS = 2;
const FADE_S = 0.8;
const INSIDE_S = 4;

await writeFilms(rendered.spins.map(spinFilm));

function spinFilm({ name, body, frames }: (typeof rendered.spins)[number]): Film {
  const turnS = (TURNS * frames) / FRAMES_PER_S;
  const insideFromS = turnS - FADE_S;
  const pictures = Array.from(
    { length: frames },
    (_, at) => `cars/spin/${name}/${String(at).padStart(2, '0')}`,
  );
  return {
    name: `cars/spin/${name}/film`,
    width: 960,
    height: 540,
    framesPerS: FRAMES_PER_S,
    fromS: 0,
    lengthS: insideFromS + INSIDE_S,
    bitsPerS: 560_000,
    clips: [
      {
        kind: 'turn',
        pictures,
        picturesPerS: FRAMES_PER_S,
        ground: '#e9e6de',
        moveUpPx: 24,
        startS: 0,
        lengthS: turnS,
        fadeInS: 0,
      },
      {
        kind: 'pan',
        picture: `cars/${body}/interior-dark`,
        zoom: 1.2,
        from: [0.1, 0.5],
        to: [0.9, 0.5],
        startS: insideFromS,
        lengthS: INSIDE_S,
        fadeInS: FADE_S,
      },
    ],
  };
}
