import * as ArrowLeft from 'lucide-react/icons/arrow-left';
import * as ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { fillPlaceholders } from '../../../../../shared/sites/fill-placeholders.ts';
import { IconButton } from '../../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import type { CarPicture as CarPictureData } from '../../../card/car-picture.ts';
import type { GalleryCar } from '../../gallery-data.ts';
import type { GalleryTexts } from '../../gallery-texts.ts';
import { slideAfter, slideForKey } from '../../slides.ts';
import { isZoomed, moveBy, SCALE_STEP, unzoomed, type Zoom, zoomAround } from '../../zoom.ts';
import { Filmstrip } from './filmstrip.tsx';
import { MissingStage } from './missing-media.tsx';
import { PictureRow } from './picture-row.tsx';
import { useViewerKeys } from './use-viewer-keys.ts';
import { ZoomControls } from './zoom-controls.tsx';

interface Props {
  car: GalleryCar;
  texts: GalleryTexts;
  pictures: readonly CarPictureData[];
  shown: number;
  onShow: (at: number) => void;
}

const middleOfFrame = { x: 0, y: 0 };
/** How far an arrow key moves a picture that is larger than its frame. */
const KEY_MOVES = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
} as const;

/** One picture at a time, as large as the screen; closer on demand. */
export function PictureMode({ texts, pictures, shown, onShow }: Props) {
  const [zoom, setZoom] = useState(unzoomed);
  const total = pictures.length;

  const show = (at: number) => {
    setZoom(unzoomed);
    onShow(at);
  };
  const closer = (by: number) =>
    setZoom((now) => zoomAround(middleOfFrame, now.scale * by, now, frameSize()));
  useViewerKeys((key) => {
    if (key === '+' || key === '-') closer(key === '+' ? SCALE_STEP : 1 / SCALE_STEP);
    else if (key === '0') setZoom(unzoomed);
    else if (isZoomed(zoom) && isMove(key)) {
      const [x, y] = KEY_MOVES[key];
      setZoom((now) => moveBy(now, { x, y }, frameSize()));
    } else {
      const next = slideForKey(key, shown, total);
      if (next === undefined) return false;
      show(next);
    }
    return true;
  });

  if (total === 0) return <MissingStage text={texts.missingImageText} />;
  return (
    <>
      <div className="viewer__stage">
        <PictureRow
          texts={texts}
          pictures={pictures}
          shown={shown}
          zoom={zoom}
          onShow={show}
          onZoom={(next: (now: Zoom) => Zoom) => setZoom(next)}
        />
        {total > 1 && (
          <>
            <IconButton
              label={texts.galleryPrevious}
              icon={<IconShape of={ArrowLeft} />}
              disabled={shown === 0}
              onClick={() => show(slideAfter(shown, -1, total))}
              className="absolute top-[calc(50%-1.375rem)] max-md:hidden left-gutter"
            />
            <IconButton
              label={texts.galleryNext}
              icon={<IconShape of={ArrowRight} />}
              disabled={shown === total - 1}
              onClick={() => show(slideAfter(shown, 1, total))}
              className="absolute top-[calc(50%-1.375rem)] max-md:hidden right-gutter"
            />
          </>
        )}
        <ZoomControls zoom={zoom} texts={texts} onCloser={closer} />
      </div>
      <div className="viewer__foot grid min-w-0 justify-items-center gap-3 max-md:px-0">
        {total > 1 && <Filmstrip pictures={pictures} shown={shown} texts={texts} onShow={show} />}
        {pictures[shown]?.isIllustration && <p className="text-size-small">{texts.galleryIllustration}</p>}
        <p className="viewer__count text-size-small num">
          <span aria-hidden="true">
            {shown + 1} / {total}
          </span>
          <span aria-live="polite" className="sr-only">
            {fillPlaceholders(texts.galleryPosition, { number: shown + 1, total })}
          </span>
        </p>
      </div>
    </>
  );
}

function isMove(key: string): key is keyof typeof KEY_MOVES {
  return Object.hasOwn(KEY_MOVES, key);
}

function frameSize() {
  const { clientWidth: width = 1, clientHeight: height = 1 } =
    document.querySelector('.viewer [data-row]') ?? {};
  return { width, height };
}
