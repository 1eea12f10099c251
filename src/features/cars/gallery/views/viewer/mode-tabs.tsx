import * as Armchair from 'lucide-react/icons/armchair';
import * as Images from 'lucide-react/icons/images';
import * as Play from 'lucide-react/icons/play';
import * as Rotate3d from 'lucide-react/icons/rotate-3d';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import { TabList } from '../../../../../shared/ui/tabs.tsx';
import type { GalleryTexts } from '../../gallery-texts.ts';
import type { GalleryMode } from '../../modes.ts';

interface Props {
  prefix: string;
  modes: readonly GalleryMode[];
  mode: GalleryMode;
  texts: GalleryTexts;
  onMode: (mode: GalleryMode) => void;
}

/** Chosen by Enter: opening a mode loads its pictures. */
export function ModeTabs({ prefix, modes, mode, texts, onMode }: Props) {
  const looks = {
    image: { icon: Images, label: texts.galleryPictures },
    video: { icon: Play, label: texts.galleryFilm },
    external: { icon: Rotate3d, label: texts.galleryOutside },
    internal: { icon: Armchair, label: texts.galleryInside },
  };
  return (
    <TabList
      manual
      prefix={prefix}
      label={texts.galleryModes}
      tabs={modes.map((id) => ({ id, label: looks[id].label, icon: <IconShape of={looks[id].icon} /> }))}
      chosen={mode}
      onChoose={onMode}
      className="viewer__modes"
      tabClass="viewer__mode"
    />
  );
}
