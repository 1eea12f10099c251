'use client';

import { useState } from 'react';
import { ModalDialog } from '../../../components/saving/modal-dialog.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Refusal } from '../ask-inventory.ts';
import { MappingRefusal } from '../mapping-refusal.tsx';
import { changeMapping } from './change-mapping.ts';
import { NoteField } from './note-field.tsx';
import { mappingTexts } from './texts.ts';

type Props = {
  index: string;
  version: number;
  latest: number;
  hasMapping: boolean;
  changed: (message: string) => Promise<void>;
  close: () => void;
};

/** Asks first, and for a note. */
export function GoBack({ index, version, latest, hasMapping, changed, close }: Props) {
  const texts = useTexts(mappingTexts);
  const [note, setNote] = useState(texts.backNote(version));
  const [refusal, setRefusal] = useState<Refusal>();
  const go = async () => {
    const replaces = hasMapping ? latest : undefined;
    const answer = await changeMapping({ index, replaces, note, json: { copyFrom: { index, version } } });
    if (answer.state !== 'ok') return setRefusal(answer);
    close();
    await changed(texts.isBack(answer.body.version));
  };
  return (
    <ModalDialog title={texts.backQuestion(version)} help={texts.backHelp} onCancel={close}>
      <NoteField note={note} set={setNote} />
      <MappingRefusal refusal={refusal} />
      <div className="saving-dialog__actions">
        <button type="button" className="studio-button" onClick={go}>
          {texts.yesBack}
        </button>
        <button type="button" className="studio-quiet" onClick={close}>
          {texts.no}
        </button>
      </div>
    </ModalDialog>
  );
}
