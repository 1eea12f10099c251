import type { Picture as PictureData } from '../../shared/platform/picture.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { cx } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { youtubeFrameUrl, youtubePageUrl } from './youtube.ts';

interface Props {
  id: string;
  title: string;
  poster: PictureData | undefined;
  hasControlBar: boolean;
  texts: Texts;
  sizes: string;
  className?: string | undefined;
}

/**
 * A video on YouTube. Until the visitor presses play, or has allowed such videos on every page, there is only our own
 * poster and a note about what pressing it means. Without script the poster links to the video's page.
 */
export function EmbeddedVideo({ id, title, poster, hasControlBar, texts, sizes, className }: Props) {
  return (
    <div
      data-script="embedded-video"
      data-when="visible"
      data-video={youtubeFrameUrl(id, hasControlBar)}
      data-title={title || texts('filmPlayUntitled')}
      className={cx('on-dark relative overflow-hidden bg-dark text-on-dark', className)}
    >
      <div className="relative isolate aspect-video">
        {poster && <Picture picture={poster} sizes={sizes} fit="cover" className="-z-2 absolute inset-0" />}
        <div aria-hidden="true" className={cx('-z-1 absolute inset-0', scrim)} />
        <a
          href={youtubePageUrl(id)}
          rel="noopener"
          aria-label={title ? texts('filmPlay', { title }) : texts('filmPlayUntitled')}
          className="group/play absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
        >
          <span className="grid size-16 place-items-center rounded-full bg-paper text-ink transition-[scale] duration-slow ease-calm group-hover/play:scale-108 md:size-18">
            <Icon name="play" className="size-6 translate-x-0.5 fill-current" />
          </span>
        </a>
      </div>
      <div className="pointer-events-none inset-x-0 bottom-0 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 p-4 text-small md:absolute md:p-6">
        <p className="max-w-[30rem] text-on-dark-soft">{texts('filmNotice')}</p>
        <button
          type="button"
          data-consent-settings=""
          className="pointer-events-auto invisible min-h-7 underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {texts('filmAlways')}
        </button>
      </div>
    </div>
  );
}

/** On wide screens the text is over the bottom of the poster, on phones below it. */
const scrim =
  'bg-scrim/16 md:bg-[linear-gradient(to_top,rgb(var(--scrim)/calc(.88*var(--shade))),rgb(var(--scrim)/calc(.62*var(--shade)))_24%,rgb(var(--scrim)/calc(.16*var(--shade)))_56%)]';
