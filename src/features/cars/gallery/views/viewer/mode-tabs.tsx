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
      className="inline-flex rounded-pill bg-surface p-1 max-lg:col-span-full max-lg:max-w-full max-lg:justify-self-center max-md:justify-self-stretch"
      tabClass="viewer__mode inline-flex min-h-11 items-center gap-2 rounded-pill px-5 text-size-small font-medium whitespace-nowrap [transition-property:background-color,color] [transition-duration:var(--fast)] focus-visible:rounded-pill focus-visible:-outline-offset-4 aria-selected:bg-brand aria-selected:text-on-brand aria-selected:focus-visible:outline-on-brand max-md:min-h-14 max-md:flex-1 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:rounded-[1.625rem] max-md:px-2 max-md:text-size-micro max-md:focus-visible:rounded-[1.625rem]"
    />
  );
}
