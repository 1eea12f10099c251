import * as Camera from 'lucide-react/icons/camera';
import * as CircleAlert from 'lucide-react/icons/circle-alert';
import * as X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { ACCEPTED_PHOTO_TYPES } from '../photo-limits.ts';
import type { PhotoTexts } from '../photo-texts.ts';
import type { PhotoTile, PhotoUploadState } from './photo-upload.ts';
import { usePhotoAlbum } from './use-photo-album.ts';

type Props = { name: string; formName: string; texts: PhotoTexts };

/** Photos are sent as soon as they are chosen; the form then only names the token of their upload. */
export function PhotosField({ name, formName, texts }: Props) {
  const element = useRef<HTMLFieldSetElement>(null);
  const { photos, uploadToken, isHeldBack, add, remove } = usePhotoAlbum(formName, element);
  const hintId = useId();
  const tiles = photos.filter(({ state }) => state !== 'refused');
  const refused = photos.filter(({ state }) => state === 'refused');
  return (
    <fieldset ref={element} className="photos" aria-describedby={hintId}>
      <legend className="field__label">{texts.photosLabel}</legend>
      <p id={hintId} className="field__hint">
        {texts.photosHint}
      </p>
      {uploadToken && <input type="hidden" name={name} value={uploadToken} />}
      <ul className="photos__list">
        {tiles.map((photo, index) => (
          <Tile
            key={photo.key}
            photo={photo}
            number={index + 1}
            texts={texts}
            onRemove={() => remove(photo.key)}
          />
        ))}
        <li>
          <label className="photos__add">
            <input
              type="file"
              multiple
              accept={ACCEPTED_PHOTO_TYPES}
              className="sr-only"
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                // The same file may be chosen again after it was removed.
                target.value = '';
              }}
            />
            <IconShape of={Camera} />
            {texts.photosAdd}
          </label>
        </li>
      </ul>
      <div aria-live="polite" className="photos__messages">
        {refused.map((photo) => (
          <p key={photo.key} className="photos__refused">
            <IconShape of={CircleAlert} size="small" />
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
        {isHeldBack && <p className="photos__pending">{texts.photosPending}</p>}
        <span className="sr-only">{spokenStates(tiles, texts)}</span>
      </div>
    </fieldset>
  );
}

type TileProps = { photo: PhotoTile; number: number; texts: PhotoTexts; onRemove: () => void };

function Tile({ photo, number, texts, onRemove }: TileProps) {
  const label = fill(texts.photoNumber, 'number', number);
  return (
    <li className="photos__tile" data-state={photo.state}>
      {photo.state === 'ready' ? (
        <img src={photo.thumbnail} alt={label} className="photos__picture" />
      ) : (
        <div className="photos__progress">
          <progress max={100} value={'percent' in photo ? photo.percent : undefined} aria-label={label} />
          <span>{statusText(photo, texts)}</span>
        </div>
      )}
      <IconButton
        size="small"
        className="photos__remove"
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
      ? [`${fill(texts.photoNumber, 'number', index + 1)}: ${statusText(photo, texts)}`]
      : [],
  );
  return spoken.join('. ');
}

function statusText(photo: PhotoUploadState, texts: PhotoTexts): string {
  if (photo.state === 'refused') return texts[problemTexts[photo.problem]];
  if (photo.state === 'sending') return fill(texts.photoSending, 'percent', photo.percent);
  if (photo.state === 'waiting') return fill(texts.photoWaiting, 'percent', photo.percent);
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

/** A message formatter would be larger than the form. */
function fill(text: string, name: string, value: number): string {
  return text.replace(`{${name}}`, String(value));
}
