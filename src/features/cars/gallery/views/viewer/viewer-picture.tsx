import { useState } from 'react';
import type { CarPicture as CarPictureData } from '../../../card/car-picture.ts';
import { CarPicture } from '../../../card/views/car-picture.tsx';
import type { Zoom } from '../../zoom.ts';
import { Blur } from '../blur.tsx';
import { MissingMedia } from './missing-media.tsx';

interface Props {
  picture: CarPictureData;
  /** Only while it is larger than the screen. */
  zoom: Zoom | undefined;
  missing: string;
}

/** Blurred until it has come (GAL-11); the empty stage where it does not come (GAL-10). */
export function ViewerPicture({ picture: { placeholder, ...picture }, zoom, missing }: Props) {
  const [state, setState] = useState<'coming' | 'there' | 'missing'>('coming');
  if (state === 'missing') return <MissingMedia text={missing} />;
  const style = zoom && {
    transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
    transition: 'none',
  };
  return (
    <div
      className="viewer__picture absolute inset-0 select-none [transition:transform_var(--fast)_var(--ease)] [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-contain [&_img]:[-webkit-user-drag:none]"
      style={style}
      onLoadCapture={(event) => isPicture(event.target) && setState('there')}
      onErrorCapture={() => setState('missing')}
    >
      {placeholder && state === 'coming' && <Blur of={placeholder} />}
      <CarPicture picture={picture} sizes={zoom ? '250vw' : '100vw'} fit="contain" priority />
    </div>
  );
}

function isPicture(target: EventTarget): boolean {
  return target instanceof HTMLImageElement && target.dataset['blur'] === undefined;
}
