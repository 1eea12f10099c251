'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { timeOf } from '../history/time-of.ts';
import { chosenValues, FieldChoices, suggestChoices } from './field-choices.tsx';
import type { Side, Values } from './find-differences.ts';
import type { Offer } from './find-unsent.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { savingTexts } from './saving-texts.ts';

export type UnsentAnswer = { kind: 'put back'; values: Values } | { kind: 'discard' } | { kind: 'later' };

type UnsentDialogProps = Offer & { collection: string; onDone: (answer: UnsentAnswer) => void };

/** Words that were written here earlier and never reached the studio, beside what it has now. */
export function UnsentDialog({ collection, entry, newest, differences, onDone }: UnsentDialogProps) {
  const texts = useTexts(savingTexts);
  const { i18n } = useTranslation();
  const [choices, setChoices] = useState<readonly Side[]>(() => suggestChoices(differences));
  const at = (time: number | string) => timeOf(new Date(time).toISOString(), i18n.language);
  const isChanged = Number(newest['edition'] ?? 0) > entry.edition;
  const changed = texts.savedSince(String(newest['changedBy'] ?? ''), at(String(newest['updatedAt'] ?? '')));
  const help = `${texts.unsentHelp(at(entry.writtenAt))} ${isChanged ? changed : texts.nothingSince}`;
  return (
    <ModalDialog title={texts.unsentTitle} help={help} onCancel={() => onDone({ kind: 'later' })}>
      <FieldChoices
        collection={collection}
        differences={differences}
        document={{ ...newest, ...entry.mine }}
        choices={choices}
        onChoose={setChoices}
        words={{
          mine: texts.unsent,
          theirs: texts.savedNow,
          allMine: texts.allUnsent,
          allTheirs: texts.allSaved,
        }}
        explain={({ changedBy }) => (changedBy === 'both' ? texts.changedSince : '')}
      />
      <div className="saving-dialog__actions">
        <button
          type="button"
          className="studio-button"
          onClick={() => onDone({ kind: 'put back', values: chosenValues(newest, differences, choices) })}
        >
          {texts.putBack}
        </button>
        <button type="button" onClick={() => onDone({ kind: 'discard' })}>
          {texts.discard}
        </button>
        <button type="button" onClick={() => onDone({ kind: 'later' })}>
          {texts.later}
        </button>
        <small>{texts.unsentLaterHelp}</small>
      </div>
    </ModalDialog>
  );
}
