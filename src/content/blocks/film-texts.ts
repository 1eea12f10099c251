import type { Texts } from '../../shared/sites/texts.ts';
import type { FilmTexts } from '../../shared/ui/film.tsx';

/** The texts of a film's buttons. */
export function filmTexts(texts: Texts): FilmTexts {
  return {
    play: texts('play'),
    pause: texts('pause'),
    soundOn: texts('soundOn'),
    soundOff: texts('soundOff'),
  };
}
