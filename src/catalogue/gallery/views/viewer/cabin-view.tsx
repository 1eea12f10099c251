import * as Move from 'lucide-react/icons/move';
import { type SyntheticEvent, useEffect, useState } from 'react';
import type { GalleryWords } from '../../../../sites/texts/gallery.ts';
import { IconShape } from '../../../../ui/icon-shape.tsx';
import { filled } from '../../../card-words.ts';
import { drawnSize, type Look, lookAfterDrag, lookedAside, offsetFor, straightAhead } from '../../look.ts';
import type { GalleryCar } from '../../shown-gallery.ts';
import { FRAME_MS } from '../../turn.ts';
import type { Frame } from '../../zoom.ts';
import { Missing } from './missing.tsx';
import { Scrubber } from './scrubber.tsx';
import { useDrag } from './use-drag.ts';
import { useFrameSize } from './use-frame-size.ts';
import { useKeys } from './use-keys.ts';

interface Props {
  car: GalleryCar;
  words: GalleryWords;
  picture: string;
}

const STEP = 0.1;
const GLANCE = 0.02;
const LINE = 100;
const KEYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -2 * STEP },
  ArrowDown: { x: 0, y: 2 * STEP },
};

/** A wide picture behind a window: one looks around in it by finger, keys, buttons or the line below. */
export function CabinView({ car, words, picture }: Props) {
  const [look, setLook] = useState<Look>(straightAhead);
  const [touched, setTouched] = useState(false);
  const [own, setOwn] = useState<Frame | 'missing' | undefined>();
  const [box, frame] = useFrameSize();
  const [playing, setPlaying] = useGlance(setLook);
  const size = own === 'missing' ? undefined : own;
  const drawn = frame && size && drawnSize(frame, size);
  const looking = (next: (now: Look) => Look) => {
    setTouched(true);
    setPlaying(false);
    setLook(next);
  };
  const drag = useDrag({
    begin: () => {
      looking((now) => now);
      return look;
    },
    move: (from, by) => frame && drawn && setLook(lookAfterDrag(from, by, frame, drawn)),
  });
  useKeys((key) => {
    const by = KEYS[key];
    if (!by) return false;
    looking((now) => ({ ...lookedAside(now, by.x), y: Math.min(Math.max(now.y + by.y, -1), 1) }));
    return true;
  });
  if (own === 'missing')
    return (
      <div className="viewer__stage">
        <Missing text={words.missingImageText} />
      </div>
    );
  const offset = frame && drawn && offsetFor(look, frame, drawn);
  const style = offset &&
    drawn && { width: drawn.width, height: drawn.height, translate: `${offset.x}px ${offset.y}px` };
  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setOwn({ width: naturalWidth, height: naturalHeight });
  return (
    <>
      <div className="viewer__stage">
        <div ref={box} {...drag} data-cabin="" className="cabin">
          <img
            src={picture}
            alt={filled(words.galleryInsideOf, { car: car.name })}
            draggable={false}
            style={style}
            onLoad={measure}
            onError={() => setOwn('missing')}
          />
          {!touched && (
            <span aria-hidden="true" className="turn__hint">
              <IconShape of={Move} />
              {words.galleryDragToLook}
            </span>
          )}
        </div>
      </div>
      <div className="viewer__foot">
        <Scrubber
          words={{
            back: words.galleryLookLeft,
            on: words.galleryLookRight,
            play: words.galleryLookPlay,
            stop: words.galleryLookStop,
            line: words.galleryLookAround,
          }}
          value={Math.round(((look.x + 1) / 2) * LINE)}
          max={LINE}
          spoken={`${Math.round(((look.x + 1) / 2) * LINE)} %`}
          shown=""
          playing={playing}
          onPlay={setPlaying}
          onStep={(by) => looking((now) => lookedAside(now, by * STEP))}
          onValue={(value) => looking((now) => ({ ...now, x: (value / LINE) * 2 - 1 }))}
        />
      </div>
    </>
  );
}

/** From one side to the other and back, slowly, when it is asked for. */
function useGlance(setLook: (next: (now: Look) => Look) => void) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    let direction = 1;
    const timer = setInterval(
      () =>
        setLook((now) => {
          if (Math.abs(now.x) >= 1) direction = -Math.sign(now.x);
          return lookedAside(now, direction * GLANCE);
        }),
      FRAME_MS,
    );
    return () => clearInterval(timer);
  }, [playing, setLook]);
  return [playing, setPlaying] as const;
}
