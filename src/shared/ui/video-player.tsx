import * as Pause from 'lucide-react/icons/pause';
import * as Play from 'lucide-react/icons/play';
import * as Volume2 from 'lucide-react/icons/volume-2';
import * as VolumeX from 'lucide-react/icons/volume-x';
import type { MediaFile } from '../platform/media-file.ts';
import { fallbackWidth, type Picture } from '../platform/picture.ts';
import { cx } from './class-names.ts';
import { IconShape } from './icon-shape.tsx';

export interface VideoTexts {
  play: string;
  pause: string;
  soundOn: string;
  soundOff: string;
}

interface VideoProps {
  video: MediaFile;
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
export function VideoElement({ video, phone, label, poster, loop, controls, className }: VideoProps) {
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
      <source src={video.src} type={video.type} />
    </video>
  );
}

type PlayedProps = VideoProps & {
  texts: VideoTexts;
  /** Plays automatically while it is in view, unless motion is reduced. */
  autoplay?: boolean | undefined;
  sound?: boolean | undefined;
};

/** A video with its own frame: a poster to press, then buttons in the corner. Without script the browser's controls. */
export function VideoPlayer({ texts: words, autoplay, sound, className, ...video }: PlayedProps) {
  return (
    <div
      data-script="video-player"
      data-when="visible"
      data-autoplay={autoplay ? '' : undefined}
      className={cx('group/video relative overflow-hidden bg-dark', className)}
    >
      <VideoElement {...video} controls className="absolute inset-0 size-full object-cover" />
      <button
        type="button"
        hidden
        data-video-start=""
        aria-label={words.play}
        className="absolute inset-0 grid cursor-pointer place-items-center bg-scrim/24 group-data-started/video:hidden"
      >
        <span className="grid size-18 place-items-center rounded-full bg-paper text-ink transition-[scale] duration-slow ease-calm in-[button:hover]:scale-108">
          <IconShape of={Play} className="size-6 translate-x-0.5 fill-current" />
        </span>
      </button>
      <VideoButtons
        texts={words}
        sound={sound}
        className="absolute bottom-4 left-4 group-not-data-started/video:hidden"
      />
    </div>
  );
}

/** For the box in front of a video, with its `VideoButtons` anywhere in it; has the class `group/video`. */
export const backgroundVideo = { 'data-script': 'video-player', 'data-autoplay': '' } as const;

/** A video behind text: the picture below it is visible until it plays. */
export function BackgroundVideo({
  video,
  phone,
  className,
}: Pick<VideoProps, 'video' | 'phone' | 'className'>) {
  return (
    <VideoElement
      video={video}
      phone={phone}
      loop
      className={cx(
        'size-full object-cover opacity-0 transition-opacity duration-slow group-data-started/video:opacity-100',
        className,
      )}
    />
  );
}

type ButtonsProps = { texts: VideoTexts; sound?: boolean | undefined; className?: string | undefined };

/**
 * A button has both icons; the state of the video decides which one is visible. The buttons take their space before the
 * script shows them, so that there is no layout shift.
 */
export function VideoButtons({ texts: words, sound, className }: ButtonsProps) {
  return (
    <div className={cx('on-dark flex gap-2', className)}>
      <button
        type="button"
        data-video-play=""
        data-on={words.pause}
        data-off={words.play}
        className={videoButton}
      >
        <IconShape of={Pause} className="group-not-data-playing/video:hidden" />
        <IconShape of={Play} className="group-data-playing/video:hidden" />
      </button>
      {sound && (
        <button
          type="button"
          data-video-sound=""
          data-on={words.soundOff}
          data-off={words.soundOn}
          className={videoButton}
        >
          <IconShape of={Volume2} className="group-not-data-sounding/video:hidden" />
          <IconShape of={VolumeX} className="group-data-sounding/video:hidden" />
        </button>
      )}
    </div>
  );
}

const videoButton =
  'icon-button invisible bg-scrim/56 text-on-dark not-hover:border-line-on-dark backdrop-blur-sm';
