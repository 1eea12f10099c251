import * as X from 'lucide-react/icons/x';
import { type ReactNode, useId, useState } from 'react';
import { pushEvent } from '../../../../../shared/analytics/data-layer.ts';
import { fillPlaceholders } from '../../../../../shared/sites/fill-placeholders.ts';
import { Dialog } from '../../../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import { TabPanel } from '../../../../../shared/ui/tabs.tsx';
import { availableModes, type GalleryMode } from '../../modes.ts';
import { InteriorMode } from './interior-mode.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import { PictureMode } from './picture-mode.tsx';
import { SpinMode } from './spin-mode.tsx';
import { VideoMode } from './video-mode.tsx';
import type { ViewerRequest } from './viewer-request.ts';

type Props = Omit<ViewerRequest, 'from' | 'opener'> & { onClose: () => void };

/** The stage is the whole screen: pictures, and video and turns where there are any (GAL-04). */
export function Viewer({ car, texts, pictures, media, mode: first, at, onSlide, onClose }: Props) {
  const prefix = useId();
  const modes = availableModes(media);
  const [mode, setMode] = useState<GalleryMode>(modes.includes(first) ? first : 'image');
  const [shown, setShown] = useState(at);

  const show = (next: number) => {
    setShown(next);
    if (next === shown) return;
    if (onSlide) onSlide(next);
    else pushEvent({ event: 'gallery_slide', car_id: car.id, slide: next + 1 });
  };
  const change = (next: GalleryMode) => {
    setMode(next);
    pushEvent({ event: 'gallery_mode', car_id: car.id, gallery_mode: next });
  };

  const parts = { car, texts };
  const panels: Record<GalleryMode, () => ReactNode> = {
    image: () => <PictureMode {...parts} pictures={pictures} shown={shown} onShow={show} />,
    video: () => <VideoMode {...parts} src={media?.videoUrl ?? ''} still={pictures[0]} />,
    external: () => <SpinMode {...parts} frames={media?.images360 ?? []} inside={false} />,
    internal: () => <InteriorMode {...parts} pictures={media?.internal360 ?? []} />,
  };
  return (
    <Dialog
      aria-label={fillPlaceholders(texts.galleryLabel, { car: car.name })}
      className="viewer overflow-hidden backdrop:bg-stage"
      onClose={onClose}
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <div className="viewer__head grid grid-cols-[1fr_auto_1fr] items-center gap-4 max-lg:grid-cols-[1fr_auto]">
          <p className="min-w-0 leading-[1.35]">
            {car.name}
            {car.version && (
              <small className="block text-size-small text-ink-muted max-md:truncate">{car.version}</small>
            )}
          </p>
          {modes.length > 1 && (
            <ModeTabs prefix={prefix} modes={modes} mode={mode} texts={texts} onMode={change} />
          )}
          <IconButton
            label={texts.galleryClose}
            icon={<IconShape of={X} />}
            onClick={onClose}
            className="col-3 justify-self-end max-lg:col-2 max-lg:row-1"
          />
        </div>
        {modes.length > 1 ? (
          modes.map((each) => (
            <TabPanel
              key={each}
              prefix={prefix}
              id={each}
              hidden={each !== mode}
              className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] focus-visible:-outline-offset-4 [&[hidden]]:hidden"
            >
              {each === mode && panels[each]()}
            </TabPanel>
          ))
        ) : (
          <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] focus-visible:-outline-offset-4 [&[hidden]]:hidden">
            {panels.image()}
          </div>
        )}
      </div>
    </Dialog>
  );
}
