import { Tabs } from '@base-ui/react/tabs';
import * as Armchair from 'lucide-react/icons/armchair';
import * as Images from 'lucide-react/icons/images';
import * as Play from 'lucide-react/icons/play';
import * as Rotate3d from 'lucide-react/icons/rotate-3d';
import { IconShape } from '../../../../ui/icon-shape.tsx';
import type { GalleryMode } from '../../modes.ts';
import type { GalleryTexts } from '../../texts.ts';

interface Props {
  modes: readonly GalleryMode[];
  texts: GalleryTexts;
}

export function ModeTabs({ modes, texts }: Props) {
  const looks = {
    image: { icon: Images, label: texts.galleryPictures },
    video: { icon: Play, label: texts.galleryFilm },
    external: { icon: Rotate3d, label: texts.galleryOutside },
    internal: { icon: Armchair, label: texts.galleryInside },
  };
  return (
    <Tabs.List aria-label={texts.galleryModes} className="viewer__modes">
      {modes.map((mode) => (
        <Tabs.Tab key={mode} value={mode} className="viewer__mode">
          <IconShape of={looks[mode].icon} />
          {looks[mode].label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
