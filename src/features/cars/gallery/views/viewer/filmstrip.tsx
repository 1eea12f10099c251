import { useEffect, useRef } from 'react';
import { fillPlaceholders } from '../../../../../shared/sites/fill-placeholders.ts';
import { Picture } from '../../../../../shared/ui/picture.tsx';
import type { CarPicture as CarPictureData } from '../../../card/car-picture.ts';
import type { GalleryTexts } from '../../gallery-texts.ts';

interface Props {
  pictures: readonly CarPictureData[];
  shown: number;
  texts: GalleryTexts;
  onShow: (at: number) => void;
}

export function Filmstrip({ pictures, shown, texts, onShow }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const item = list?.children[shown];
    if (list && item instanceof HTMLElement)
      list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 });
  }, [shown]);
  return (
    <ul
      ref={strip}
      aria-label={texts.galleryThumbnails}
      className="viewer__strip relative max-w-full [scrollbar-width:none] gap-2 overflow-x-auto p-1.5 max-md:px-gutter [&_button]:block [&_button]:aspect-[4/3] [&_button]:w-22 [&_button]:overflow-hidden [&_button]:rounded-field [&_button]:bg-stage-light [&_button]:[transition:box-shadow_var(--fast)] [&_button:focus-visible]:rounded-field hoverable:[&_button:hover]:[box-shadow:0_0_0_1px_var(--ink)] [&_button[aria-current]]:[box-shadow:0_0_0_2px_var(--stage),0_0_0_3.5px_var(--ink)]"
    >
      {pictures.map(({ placeholder: _, ...picture }, at) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-label={fillPlaceholders(texts.carShowPicture, { number: at + 1 })}
            aria-current={at === shown ? 'true' : undefined}
            onClick={() => onShow(at)}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="88px" fit="cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
