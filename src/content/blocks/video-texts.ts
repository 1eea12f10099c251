import type { Texts } from '../../shared/sites/texts.ts';
import type { VideoTexts } from '../../shared/ui/video-player.tsx';

/** The texts of a video's buttons. */
export function videoTexts(texts: Texts): VideoTexts {
  return {
    play: texts('play'),
    pause: texts('pause'),
    soundOn: texts('soundOn'),
    soundOff: texts('soundOff'),
  };
}
