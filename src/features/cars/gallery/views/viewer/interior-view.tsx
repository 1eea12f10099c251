import * as Move from 'lucide-react/icons/move';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { fillPlaceholders } from '../../../../../shared/sites/fill-placeholders.ts';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import type { GalleryCar } from '../../gallery-data.ts';
import type { GalleryTexts } from '../../gallery-texts.ts';
import { centred, drawnSize, type Pan, panAfterDrag, panOffset, panSideways } from '../../pan.ts';
import { FRAME_MS } from '../../spin.ts';
import type { Frame } from '../../zoom.ts';
import { MissingStage } from './missing-media.tsx';
import { Scrubber } from './scrubber.tsx';
import { useDrag } from './use-drag.ts';
import { useElementSize } from './use-element-size.ts';
import { useViewerKeys } from './use-viewer-keys.ts';

interface Props {
  car: GalleryCar;
  texts: GalleryTexts;
  picture: string;
}

const STEP = 0.1;
const AUTO_PAN_STEP = 0.02;
const SCRUBBER_MAX = 100;
const KEYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -2 * STEP },
  ArrowDown: { x: 0, y: 2 * STEP },
};

/** A wide picture behind a window: one looks around in it by finger, keys, buttons or the line below. */
export function InteriorView({ car, texts, picture }: Props) {
  const [look, setLook] = useState<Pan>(centred);
  const [touched, setTouched] = useState(false);
  const [own, setOwn] = useState<Frame | 'missing' | undefined>();
  const [box, frame] = useElementSize();
  const [playing, setPlaying] = useAutoPan(setLook);
  const size = own === 'missing' ? undefined : own;
  const drawn = frame && size && drawnSize(frame, size);
  const looking = (next: (now: Pan) => Pan) => {
    setTouched(true);
    setPlaying(false);
    setLook(next);
  };
  const drag = useDrag({
    begin: () => {
      looking((now) => now);
      return look;
    },
    move: (from, by) => frame && drawn && setLook(panAfterDrag(from, by, frame, drawn)),
  });
  useViewerKeys((key) => {
    const by = KEYS[key];
    if (!by) return false;
    looking((now) => ({ ...panSideways(now, by.x), y: Math.min(Math.max(now.y + by.y, -1), 1) }));
    return true;
  });
  if (own === 'missing') return <MissingStage text={texts.missingImageText} />;
  const offset = frame && drawn && panOffset(look, frame, drawn);
  const style = offset &&
    drawn && { width: drawn.width, height: drawn.height, translate: `${offset.x}px ${offset.y}px` };
  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setOwn({ width: naturalWidth, height: naturalHeight });
  return (
    <>
      <div className="viewer__stage">
        <div
          ref={box}
          {...drag}
          data-interior=""
          className="interior-view absolute inset-x-gutter inset-y-0 cursor-grab touch-none overflow-hidden rounded-card bg-stage-deep select-none active:cursor-grabbing max-md:inset-x-0 max-md:rounded-none"
        >
          <img
            className="pointer-events-none absolute top-1/2 left-1/2 m-0 max-w-none [transform:translate(-50%,-50%)]"
            src={picture}
            alt={fillPlaceholders(texts.galleryInsideOf, { car: car.name })}
            draggable={false}
            style={style}
            onLoad={measure}
            onError={() => setOwn('missing')}
          />
          {!touched && (
            <span aria-hidden="true" className="spin__hint">
              <IconShape of={Move} />
              {texts.galleryDragToLook}
            </span>
          )}
        </div>
      </div>
      <div className="viewer__foot grid min-w-0 justify-items-center gap-3 max-md:px-0">
        <Scrubber
          texts={{
            back: texts.galleryLookLeft,
            on: texts.galleryLookRight,
            play: texts.galleryLookPlay,
            stop: texts.galleryLookStop,
            line: texts.galleryLookAround,
          }}
          value={Math.round(((look.x + 1) / 2) * SCRUBBER_MAX)}
          max={SCRUBBER_MAX}
          spoken={`${Math.round(((look.x + 1) / 2) * SCRUBBER_MAX)} %`}
          shown=""
          playing={playing}
          onPlay={setPlaying}
          onStep={(by) => looking((now) => panSideways(now, by * STEP))}
          onValue={(value) => looking((now) => ({ ...now, x: (value / SCRUBBER_MAX) * 2 - 1 }))}
        />
      </div>
    </>
  );
}

/** Pans slowly from side to side while playing. */
function useAutoPan(setLook: (next: (now: Pan) => Pan) => void) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    let direction = 1;
    const timer = setInterval(
      () =>
        setLook((now) => {
          if (Math.abs(now.x) >= 1) direction = -Math.sign(now.x);
          return panSideways(now, direction * AUTO_PAN_STEP);
        }),
      FRAME_MS,
    );
    return () => clearInterval(timer);
  }, [playing, setLook]);
  return [playing, setPlaying] as const;
}
