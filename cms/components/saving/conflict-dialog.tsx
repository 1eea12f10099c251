'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useMemo, useState } from 'react';
import { isStudioLanguage } from '../../i18n/studio-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { describeValue } from './describe-value.ts';
import { type LabelledField, labelOfPath, writtenFields } from './field-labels.ts';
import {
  applyChoices,
  type Difference,
  findDifferences,
  type Side,
  type Values,
} from './find-differences.ts';
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
  const { i18n } = useTranslation();
  const { config, getEntityConfig } = useConfig();
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
  const [choices, setChoices] = useState<readonly Side[]>(() => differences.map(suggestion));
  const language = isStudioLanguage(i18n.language) ? i18n.language : 'en';
  const findBlock = (slug: string) => config.blocksMap?.[slug as never] as never;
  const chooseAll = (side: Side) => setChoices(differences.map(() => side));

  function resolve(): void {
    const chosen = differences.filter((_, index) => choices[index] === 'mine');
    const merged = applyChoices(
      theirs,
      chosen.map(({ path, mine: value }) => ({ path, value })),
    );
    // What kind of save it is, a draft or publishing, is the person's.
    onDone({ ...merged, _status: mine['_status'] });
  }

  return (
    <ModalDialog title={texts.conflictTitle} help={texts.conflictHelp} onCancel={() => onDone(undefined)}>
      {differences.length === 0 && <p>{texts.nothingDiffers}</p>}
      {differences.length > 1 && (
        <div className="saving-dialog__all">
          <button type="button" onClick={() => chooseAll('mine')}>
            {texts.allMine}
          </button>
          <button type="button" onClick={() => chooseAll('theirs')}>
            {texts.allTheirs}
          </button>
        </div>
      )}
      <div className="saving-dialog__fields">
        {differences.map((difference, index) => (
          <fieldset key={difference.path.join('.')}>
            <legend>
              {labelOfPath(difference.path, fields, theirs, findBlock, language)}
              <small>{whoChanged(difference, texts)}</small>
            </legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} data-side={side}>
                <input
                  type="radio"
                  name={`conflict-${index}`}
                  checked={choices[index] === side}
                  onChange={() => setChoices(choices.map((each, at) => (at === index ? side : each)))}
                />
                <strong>{texts[side]}</strong>
                <span>{describeValue(difference[side], language)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="saving-dialog__actions">
        <button type="button" className="studio-button" onClick={resolve}>
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

/** Where only one of the two changed something, that is kept. */
function suggestion({ changedBy }: Difference): Side {
  return changedBy === 'theirs' ? 'theirs' : 'mine';
}

function whoChanged({ changedBy }: Difference, texts: (typeof savingTexts)['en']): string {
  if (changedBy === 'both') return texts.both;
  return changedBy === 'mine' ? texts.onlyMine : texts.onlyTheirs;
}
