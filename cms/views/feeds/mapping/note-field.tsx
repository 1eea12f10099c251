'use client';

import { useTexts } from '../../../i18n/use-texts.ts';
import { mappingTexts } from './texts.ts';

const MAX_LENGTH = 500;

/** Why a mapping is changed. */
export function NoteField({ note, set }: { note: string; set: (note: string) => void }) {
  const texts = useTexts(mappingTexts);
  return (
    <label className="studio-field">
      <span>{texts.note}</span>
      <input maxLength={MAX_LENGTH} value={note} onChange={({ target }) => set(target.value)} />
      <small>{texts.noteHelp}</small>
    </label>
  );
}
