import { type RefObject, useEffect, useRef, useState } from 'react';
import { type AlbumView, type PhotoAlbum, photoStorageKey } from './photo-upload.ts';

/** The photos of a form. The code that sends them comes with the first one. */
export function usePhotoAlbum(formName: string, element: RefObject<HTMLElement | null>) {
  const [{ photos, uploadToken }, setView] = useState<AlbumView>({ photos: [], uploadToken: undefined });
  const [isHeldBack, setHeldBack] = useState(false);
  const album = useRef<Promise<PhotoAlbum>>(undefined);
  const isPending = photos.some(({ state }) => state !== 'ready' && state !== 'refused');

  const open = () => {
    album.current ??= import('./photo-album.ts').then(({ openPhotoAlbum }) =>
      openPhotoAlbum(photoStorageKey(formName), setView),
    );
    return album.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to find what the tab had before it was reloaded
  useEffect(() => {
    if (hasStored(photoStorageKey(formName))) void open();
  }, []);

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
    add: (files: readonly File[]) => void open().then((opened) => opened.add(files)),
    remove: (key: string) => void open().then((opened) => opened.remove(key)),
  };
}

function hasStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
