'use client';

import { useConfig } from '@payloadcms/ui';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { chosenValues, FieldChoices, suggestChoices } from './field-choices.tsx';
import { type LabelledField, writtenFields } from './field-labels.ts';
import { type Difference, findDifferences, type Side, type Values } from './find-differences.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { savingTexts } from './saving-texts.ts';

export type Conflict = { base: Values; mine: Values; theirs: Values };

type ConflictDialogProps = Conflict & {
  collection: string;
  /** With what is to be saved; with nothing when the decision is put off. */
  onDone: (resolved: Values | undefined) => void;
};

/** Both texts of a conflict side by side, and a choice for each field. */
export function ConflictDialog({ collection, base, mine, theirs, onDone }: ConflictDialogProps) {
  const texts = useTexts(savingTexts);
  const { getEntityConfig } = useConfig();
  const fields = (getEntityConfig({ collectionSlug: collection })?.fields ?? []) as LabelledField[];
  const differences = useMemo(
    () =>
      findDifferences(
        base,
        mine,
        theirs,
        writtenFields(fields).map(({ name = '' }) => name),
      ),
    [base, mine, theirs, fields],
  );
  const [choices, setChoices] = useState<readonly Side[]>(() => suggestChoices(differences));

  return (
    <ModalDialog title={texts.conflictTitle} help={texts.conflictHelp} onCancel={() => onDone(undefined)}>
      <FieldChoices
        collection={collection}
        differences={differences}
        document={theirs}
        choices={choices}
        onChoose={setChoices}
        words={texts}
        explain={(difference) => whoChanged(difference, texts)}
      />
      <div className="saving-dialog__actions">
        <button
          type="button"
          className="studio-button"
          // What kind of save it is, a draft or publishing, is the person's.
          onClick={() => onDone({ ...chosenValues(theirs, differences, choices), _status: mine['_status'] })}
        >
          {texts.save}
        </button>
        <button type="button" onClick={() => onDone(undefined)}>
          {texts.later}
        </button>
        <small>{texts.laterHelp}</small>
      </div>
    </ModalDialog>
  );
}

function whoChanged({ changedBy }: Difference, texts: (typeof savingTexts)['en']): string {
  if (changedBy === 'both') return texts.both;
  return changedBy === 'mine' ? texts.onlyMine : texts.onlyTheirs;
}
