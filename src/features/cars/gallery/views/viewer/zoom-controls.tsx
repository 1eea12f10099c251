import * as ZoomIn from 'lucide-react/icons/zoom-in';
import * as ZoomOut from 'lucide-react/icons/zoom-out';
import { IconButton } from '../../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import type { GalleryTexts } from '../../gallery-texts.ts';
import { isZoomed, MAX_SCALE, SCALE_STEP, type Zoom } from '../../zoom.ts';

interface Props {
  zoom: Zoom;
  texts: GalleryTexts;
  onCloser: (by: number) => void;
}

export function ZoomControls({ zoom, texts, onCloser }: Props) {
  return (
    <div className="absolute right-gutter bottom-1 flex gap-2">
      <IconButton
        label={texts.galleryZoomOut}
        icon={<IconShape of={ZoomOut} />}
        disabled={!isZoomed(zoom)}
        onClick={() => onCloser(1 / SCALE_STEP)}
      />
      <IconButton
        label={texts.galleryZoomIn}
        icon={<IconShape of={ZoomIn} />}
        disabled={zoom.scale >= MAX_SCALE}
        onClick={() => onCloser(SCALE_STEP)}
      />
    </div>
  );
}
