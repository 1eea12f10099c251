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
  words: GalleryTexts;
}

export function ModeTabs({ modes, words }: Props) {
  const looks = {
    image: { icon: Images, label: words.galleryPictures },
    video: { icon: Play, label: words.galleryFilm },
    external: { icon: Rotate3d, label: words.galleryOutside },
    internal: { icon: Armchair, label: words.galleryInside },
  };
  return (
    <Tabs.List aria-label={words.galleryModes} className="viewer__modes">
      {modes.map((mode) => (
        <Tabs.Tab key={mode} value={mode} className="viewer__mode">
          <IconShape of={looks[mode].icon} />
          {looks[mode].label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
