import type { Texts } from '../sites/texts.ts';
import type { FilmTexts } from '../ui/film.tsx';

/** What the buttons of a film say. */
export function filmTexts(texts: Texts): FilmTexts {
  return {
    play: texts('play'),
    pause: texts('pause'),
    soundOn: texts('soundOn'),
    soundOff: texts('soundOff'),
  };
}
