import * as MoveHorizontal from 'lucide-react/icons/move-horizontal';
import { useState } from 'react';
import { fillPlaceholders } from '../../../../../shared/sites/fill-placeholders.ts';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import type { GalleryCar } from '../../gallery-data.ts';
import type { GalleryTexts } from '../../gallery-texts.ts';
import { degreesAt } from '../../spin.ts';
import { MissingStage } from './missing-media.tsx';
import { Scrubber } from './scrubber.tsx';
import { useDrag } from './use-drag.ts';
import { useSpin } from './use-spin.ts';
import { useViewerKeys } from './use-viewer-keys.ts';

interface Props {
  car: GalleryCar;
  texts: GalleryTexts;
  frames: readonly string[];
  /** The camera turns, not the car: no ring on the floor. */
  inside: boolean;
}

/** The car from all sides: arrows, buttons, the line below and the finger all do the same. */
export function SpinMode({ car, texts, frames, inside }: Props) {
  const total = frames.length;
  const turn = useSpin(frames);
  const [touched, setTouched] = useState(false);
  const stage = useDrag({
    begin: () => {
      setTouched(true);
      turn.setPlaying(false);
      return turn.frame;
    },
    move: (from, { x }) => turn.drag(from, x),
  });
  useViewerKeys((key) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    setTouched(true);
    turn.step(key === 'ArrowLeft' ? -1 : 1);
    return true;
  });
  const degrees = degreesAt(turn.frame, total);
  const { there, needed, allMissing } = turn.ready;
  if (allMissing) return <MissingStage text={texts.missingImageText} />;
  return (
    <>
      <div className="viewer__stage">
        <div
          {...stage}
          aria-busy={there < needed}
          data-inside={inside ? '' : undefined}
          data-spin=""
          className="spin"
        >
          {!inside && <Ring />}
          <img
            src={frames[turn.visible]}
            alt={fillPlaceholders(texts.galleryTurnFrame, { car: car.name, number: turn.frame + 1, total })}
            draggable={false}
            className={inside ? 'object-cover' : '[translate:0_-8%] [scale:1.2]'}
          />
          {!touched && (
            <span aria-hidden="true" className="spin__hint">
              <IconShape of={MoveHorizontal} />
              {inside ? texts.galleryDragToLook : texts.galleryDragToTurn}
            </span>
          )}
          {there < needed && turn.frame === 0 && (
            <p className="absolute top-0 left-1/2 w-[min(14rem,60%)] [translate:-50%] text-center text-size-small text-ink-muted">
              <label>
                {texts.galleryLoading}
                <progress
                  className="mt-2 block h-[2px] w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:[transition:width_var(--fast)]"
                  value={there}
                  max={needed}
                />
              </label>
            </p>
          )}
        </div>
      </div>
      <div className="viewer__foot grid min-w-0 justify-items-center gap-3 max-md:px-0">
        <Scrubber
          texts={{
            back: texts.galleryTurnLeft,
            on: texts.galleryTurnRight,
            play: texts.galleryTurnPlay,
            stop: texts.galleryTurnStop,
            line: texts.galleryAngle,
          }}
          value={turn.frame}
          max={total - 1}
          spoken={fillPlaceholders(texts.galleryDegrees, { degrees })}
          shown={`${degrees}°`}
          ticks={total}
          playing={turn.playing}
          onPlay={turn.setPlaying}
          onStep={(by) => {
            setTouched(true);
            turn.step(by);
          }}
          onValue={(value) => {
            setTouched(true);
            turn.goTo(value);
          }}
        />
      </div>
    </>
  );
}

/** What the car turns on; the brighter part is where to take hold. */
function Ring() {
  return (
    <svg
      viewBox="0 0 880 300"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute top-[42%] left-0 h-[48%] w-full max-w-none overflow-visible fill-none stroke-line-strong max-md:left-[3%] max-md:w-[94%]"
    >
      <ellipse cx="440" cy="150" rx="436" ry="146" vectorEffect="non-scaling-stroke" />
      <path
        className="stroke-brand [stroke-width:2.5px] [stroke-linecap:round]"
        d="M272 284.8A436 146 0 0 0 608 284.8"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
