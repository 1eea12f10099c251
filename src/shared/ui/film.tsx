import * as Pause from 'lucide-react/icons/pause';
import * as Play from 'lucide-react/icons/play';
import * as Volume2 from 'lucide-react/icons/volume-2';
import * as VolumeX from 'lucide-react/icons/volume-x';
import type { MediaFile } from '../platform/media-file.ts';
import { fallbackWidth, type Picture } from '../platform/picture.ts';
import { cx } from './class-names.ts';
import { IconShape } from './icon-shape.tsx';

export interface FilmTexts {
  play: string;
  pause: string;
  soundOn: string;
  soundOff: string;
}

interface FilmProps {
  film: MediaFile;
  /** Another cut for narrow screens. */
  phone?: MediaFile | undefined;
  /** What it shows, for those who do not see it; without one it is decoration. */
  label?: string | undefined;
  poster?: Picture | undefined;
  loop?: boolean | undefined;
  /** The browser's own controls, until the script brings ours. */
  controls?: boolean | undefined;
  className?: string | undefined;
}

/** Muted and paused until its script, or the carousel around it, plays it. */
export function Film({ film, phone, label, poster, loop, controls, className }: FilmProps) {
  return (
    <video
      muted
      playsInline
      loop={loop}
      controls={controls}
      preload="none"
      poster={poster && !poster.vector ? `${poster.src}/${fallbackWidth(poster.width)}.webp` : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      tabIndex={label ? undefined : -1}
      className={className}
    >
      {phone && <source src={phone.src} type={phone.type} media="(max-width: 47.99rem)" />}
      <source src={film.src} type={film.type} />
    </video>
  );
}

type PlayedProps = FilmProps & {
  texts: FilmTexts;
  /** Plays automatically while it is in view, unless motion is reduced. */
  autoplay?: boolean | undefined;
  sound?: boolean | undefined;
};

/** A film with its own frame: a poster to press, then buttons in the corner. Without script the browser's controls. */
export function FilmPlayer({ texts: words, autoplay, sound, className, ...film }: PlayedProps) {
  return (
    <div
      data-script="film"
      data-when="visible"
      data-autoplay={autoplay ? '' : undefined}
      className={cx('group/film relative overflow-hidden bg-ink', className)}
    >
      <Film {...film} controls className="absolute inset-0 size-full object-cover" />
      <button
        type="button"
        hidden
        data-film-start=""
        aria-label={words.play}
        className="absolute inset-0 grid cursor-pointer place-items-center bg-scrim/24 group-data-started/film:hidden"
      >
        <span className="grid size-18 place-items-center rounded-full bg-paper text-ink transition-[scale] duration-slow ease-calm in-[button:hover]:scale-108">
          <IconShape of={Play} className="size-6 translate-x-0.5 fill-current" />
        </span>
      </button>
      <FilmButtons
        texts={words}
        sound={sound}
        className="absolute bottom-4 left-4 group-not-data-started/film:hidden"
      />
    </div>
  );
}

/** For the box in front of a film, with its `FilmButtons` anywhere in it; has the class `group/film`. */
export const filmBehind = { 'data-script': 'film', 'data-autoplay': '' } as const;

/** A film behind text: the picture below it is visible until it plays. */
export function FilmBehind({ film, phone, className }: Pick<FilmProps, 'film' | 'phone' | 'className'>) {
  return (
    <Film
      film={film}
      phone={phone}
      loop
      className={cx(
        'size-full object-cover opacity-0 transition-opacity duration-slow group-data-started/film:opacity-100',
        className,
      )}
    />
  );
}

type ButtonsProps = { texts: FilmTexts; sound?: boolean | undefined; className?: string | undefined };

/**
 * A button has both icons; the state of the film decides which one is visible. The buttons take their space before the
 * script shows them, so that there is no layout shift.
 */
export function FilmButtons({ texts: words, sound, className }: ButtonsProps) {
  return (
    <div className={cx('on-dark flex gap-2', className)}>
      <button
        type="button"
        data-film-play=""
        data-on={words.pause}
        data-off={words.play}
        className={filmButton}
      >
        <IconShape of={Pause} className="group-not-data-playing/film:hidden" />
        <IconShape of={Play} className="group-data-playing/film:hidden" />
      </button>
      {sound && (
        <button
          type="button"
          data-film-sound=""
          data-on={words.soundOff}
          data-off={words.soundOn}
          className={filmButton}
        >
          <IconShape of={Volume2} className="group-not-data-sounding/film:hidden" />
          <IconShape of={VolumeX} className="group-data-sounding/film:hidden" />
        </button>
      )}
    </div>
  );
}

const filmButton =
  'icon-button invisible bg-scrim/56 text-on-dark not-hover:border-line-on-dark backdrop-blur-sm';
