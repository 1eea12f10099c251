import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import * as X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { PhotoTexts } from '../photo-texts.ts';
import type { PhotoTile, PhotoUploadState } from './photo-upload.ts';
import { usePhotoAlbum } from './use-photo-album.ts';

export type PhotosListProps = {
  name: string;
  formName: string;
  texts: PhotoTexts;
  /** Each new list is added to the photos. */
  chosen: readonly File[];
};

/** The photos of a form: progress, pictures, and what is wrong with those that cannot be used. */
export function PhotosList({ name, formName, texts, chosen }: PhotosListProps) {
  const element = useRef<HTMLDivElement>(null);
  const { photos, uploadToken, isHeldBack, remove } = usePhotoAlbum(formName, chosen, element);
  const tiles = photos.filter(({ state }) => state !== 'refused');
  const refused = photos.filter(({ state }) => state === 'refused');
  return (
    <div ref={element}>
      {uploadToken && <input type="hidden" name={name} value={uploadToken} />}
      {tiles.length > 0 && (
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,42%),1fr))] gap-3">
          {tiles.map((photo, index) => (
            <Tile
              key={photo.key}
              photo={photo}
              number={index + 1}
              texts={texts}
              onRemove={() => remove(photo.key)}
            />
          ))}
        </ul>
      )}
      <div aria-live="polite" className="photos__messages grid gap-2 text-size-small">
        {refused.map((photo) => (
          <p key={photo.key} className="grid grid-cols-[auto_1fr_auto] items-center gap-2.5 wrap-anywhere">
            <IconShape of={CircleAlert} size="small" className="text-danger" />
            <span>
              <strong>{photo.name}</strong> {statusText(photo, texts)}
            </span>
            <IconButton
              bare
              size="small"
              label={`${texts.photoRemove}: ${photo.name}`}
              icon={<IconShape of={X} size="small" />}
              onClick={() => remove(photo.key)}
            />
          </p>
        ))}
        {isHeldBack && <p className="text-danger">{texts.photosPending}</p>}
        <span className="sr-only">{spokenStates(tiles, texts)}</span>
      </div>
    </div>
  );
}

type TileProps = { photo: PhotoTile; number: number; texts: PhotoTexts; onRemove: () => void };

function Tile({ photo, number, texts, onRemove }: TileProps) {
  const label = fillPlaceholders(texts.photoNumber, { number: number });
  return (
    <li className="relative aspect-[4/3]" data-state={photo.state}>
      {photo.state === 'ready' ? (
        <img
          src={photo.thumbnail}
          alt={label}
          className="size-full rounded-field bg-stage-light object-cover"
        />
      ) : (
        <div className="grid size-full content-center gap-3 rounded-field bg-stage-light object-cover px-4 py-3 text-size-micro leading-[1.35]">
          <progress
            className="h-[4px] w-full appearance-none overflow-hidden rounded-[2px] border-0 bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:[transition:inline-size_var(--fast)]"
            max={100}
            value={'percent' in photo ? photo.percent : undefined}
            aria-label={label}
          />
          <span>{statusText(photo, texts)}</span>
        </div>
      )}
      <IconButton
        size="small"
        className="absolute top-1.5 right-1.5 bg-surface"
        label={`${texts.photoRemove}: ${label}`}
        icon={<IconShape of={X} size="small" />}
        onClick={onRemove}
      />
    </li>
  );
}

/** Percentages are not read aloud, only what has changed for good. */
function spokenStates(tiles: readonly PhotoTile[], texts: PhotoTexts): string {
  const spoken = tiles.flatMap((photo, index) =>
    photo.state === 'ready' || photo.state === 'waiting'
      ? [`${fillPlaceholders(texts.photoNumber, { number: index + 1 })}: ${statusText(photo, texts)}`]
      : [],
  );
  return spoken.join('. ');
}

function statusText(photo: PhotoUploadState, texts: PhotoTexts): string {
  if (photo.state === 'refused') return texts[problemTexts[photo.problem]];
  if (photo.state === 'sending') return fillPlaceholders(texts.photoSending, { percent: photo.percent });
  if (photo.state === 'waiting') return fillPlaceholders(texts.photoWaiting, { percent: photo.percent });
  return photo.state === 'checking' ? texts.photoChecking : texts.photoReady;
}

const problemTexts = {
  PHOTO_TOO_LARGE: 'photoTooLarge',
  PHOTO_TYPE: 'photoType',
  PHOTO_HEIC: 'photoHeic',
  PHOTO_PIXELS: 'photoPixels',
  PHOTO_BROKEN: 'photoBroken',
  TOO_MANY_PHOTOS: 'photoTooMany',
  PHOTOS_BUSY: 'photosBusy',
  PHOTO_FAILED: 'photoFailed',
} as const satisfies Record<Extract<PhotoUploadState, { state: 'refused' }>['problem'], keyof PhotoTexts>;
