import { type ComponentType, useState } from 'react';
import type { PhotoTexts } from '../photo-texts.ts';
import type { PhotosListProps } from './photos-list.tsx';

/** Phones convert their own formats to one of these when they are named. */
const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp';

type Props = {
  name: string;
  formName: string;
  texts: PhotoTexts;
  /** Sends and shows the photos; it is loaded when they are chosen. */
  List: ComponentType<PhotosListProps> | undefined;
  onChoose: () => void;
};

/** Photos are sent as soon as they are chosen; the form then only names the token of their upload. */
export function PhotosField({ name, formName, texts, List, onChoose }: Props) {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  return (
    <fieldset className="photos">
      <legend className="field__label">{texts.photosLabel}</legend>
      <p className="field__hint">{texts.photosHint}</p>
      {List && <List {...{ name, formName, texts, chosen }} />}
      <label className="photos__add mt-3 grid min-h-26 cursor-pointer place-content-center justify-items-center gap-2 rounded-field border border-dashed border-line-field bg-surface p-4 text-center text-size-small [transition:border-color_var(--fast)] before:size-5 focus-within:[outline:2px_solid_var(--focus,currentcolor)] focus-within:outline-offset-2 [&:hover]:border-ink">
        <input
          type="file"
          multiple
          accept={ACCEPTED_TYPES}
          className="sr-only"
          onChange={({ target }) => {
            setChosen([...(target.files ?? [])]);
            // The same file may be chosen again after it was removed.
            target.value = '';
            onChoose();
          }}
        />
        {texts.photosAdd}
      </label>
    </fieldset>
  );
}
