import { type RefObject, useEffect, useRef, useState } from 'react';
import { openPhotoAlbum } from './photo-album.ts';
import type { AlbumView, PhotoAlbum } from './photo-upload.ts';

/** The photos of a form; each new list of chosen files is added. */
export function usePhotoAlbum(
  formName: string,
  chosen: readonly File[],
  element: RefObject<HTMLElement | null>,
) {
  const [{ photos, uploadToken }, setView] = useState<AlbumView>({ photos: [], uploadToken: undefined });
  const [isHeldBack, setHeldBack] = useState(false);
  const album = useRef<PhotoAlbum>(undefined);
  const isPending = photos.some(({ state }) => state !== 'ready' && state !== 'refused');

  useEffect(() => {
    album.current ??= openPhotoAlbum(`form-photos ${formName}`, setView);
    if (chosen.length > 0) album.current.add(chosen);
  }, [formName, chosen]);

  useEffect(() => {
    if (!isPending) return setHeldBack(false);
    const form = element.current?.closest('form');
    // Ahead of the form's own handler: a form that is sent now would lose the photos that are on their way.
    const holdBack = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setHeldBack(true);
    };
    form?.addEventListener('submit', holdBack, { capture: true });
    return () => form?.removeEventListener('submit', holdBack, { capture: true });
  }, [isPending, element]);

  return {
    photos,
    isHeldBack,
    uploadToken: photos.some(({ state }) => state === 'ready') ? uploadToken : undefined,
    remove: (key: string) => album.current?.remove(key),
  };
}
