import * as Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { fallbackWidth, type Picture } from '../../../../../shared/platform/picture.ts';
import { fillPlaceholders } from '../../../../../shared/sites/fill-placeholders.ts';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import type { GalleryCar } from '../../gallery-data.ts';
import type { GalleryTexts } from '../../gallery-texts.ts';
import { MissingMedia } from './missing-media.tsx';

interface Props {
  car: GalleryCar;
  texts: GalleryTexts;
  src: string;
  /** Of the car, shown until the video plays. */
  still: Picture | undefined;
}

/** The video starts on a press; once it plays the browser's own controls are there. */
export function VideoMode({ car, texts, src, still }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'started' | 'missing'>('waiting');
  const play = () => {
    setState('started');
    video.current?.focus();
    video.current?.play().catch(() => setState((now) => (now === 'missing' ? now : 'waiting')));
  };
  return (
    <div className="viewer__stage">
      <div
        className="viewer__video relative aspect-video overflow-hidden rounded-card max-md:rounded-none [&>video]:absolute [&>video]:-inset-px [&>video]:size-[calc(100%+2px)] [&>video]:max-w-none [&>video]:object-cover"
        data-started={state === 'started' ? '' : undefined}
      >
        {state === 'missing' ? (
          <MissingMedia text={texts.galleryFilmMissing} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: videos of cars have no speech; where one has, it carries its own
          <video
            ref={video}
            src={src}
            poster={still && `${still.src}/${fallbackWidth(still.width)}.webp`}
            controls={state === 'started'}
            preload="metadata"
            playsInline
            tabIndex={state === 'started' ? 0 : -1}
            aria-label={fillPlaceholders(texts.galleryFilmOf, { car: car.name })}
            onError={() => setState('missing')}
          />
        )}
        {state === 'waiting' && (
          <button
            type="button"
            aria-label={texts.galleryFilmPlay}
            onClick={play}
            className="viewer__play absolute inset-0 grid w-full place-items-center focus-visible:-outline-offset-6 [&_.icon]:[translate:2px] hoverable:[&:hover>span]:[scale:1.06]"
          >
            <span className="grid size-22 place-items-center rounded-[50%] bg-paper text-ink [transition:scale_var(--slow)_var(--ease)]">
              <IconShape of={Play} className="size-7" />
            </span>
          </button>
        )}
      </div>
    </div>
  );
}
