'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { isStudioLanguage } from '../../i18n/studio-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { describeValue } from './describe-value.ts';
import { type LabelledField, labelOfPath, writtenFields } from './field-labels.ts';
import { findDifferences, type Values } from './find-differences.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { savingTexts } from './saving-texts.ts';

type TakenOverDialogProps = {
  collection: string;
  base: Values;
  mine: Values;
  /** Of the colleague. */
  name: string;
  onDone: (isTakenBack: boolean) => void;
};

/** Somebody else writes the document now: what is not saved is shown, and can be saved all the same. */
export function TakenOverDialog({ collection, base, mine, name, onDone }: TakenOverDialogProps) {
  const texts = useTexts(savingTexts);
  const { i18n } = useTranslation();
  const { config, getEntityConfig } = useConfig();
  const fields = (getEntityConfig({ collectionSlug: collection })?.fields ?? []) as LabelledField[];
  const names = writtenFields(fields).map((field) => field.name ?? '');
  const language = isStudioLanguage(i18n.language) ? i18n.language : 'en';
  const findBlock = (slug: string) => config.blocksMap?.[slug as never] as never;
  const unsaved = findDifferences(base, mine, base, names)
    .map(({ path, mine: value, theirs }) => ({
      path,
      text: describeValue(value, language),
      before: describeValue(theirs, language),
    }))
    .filter(({ text, before }) => text !== before);
  return (
    <ModalDialog title={texts.takenOverTitle(name)} help={texts.takenOverHelp} onCancel={() => onDone(false)}>
      {unsaved.length > 0 && (
        <dl className="saving-dialog__unsaved" aria-label={texts.unsaved}>
          {unsaved.map(({ path, text }) => (
            <div key={path.join('.')}>
              <dt>{labelOfPath(path, fields, mine, findBlock, language)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="saving-dialog__actions">
        <button type="button" className="studio-button" onClick={() => onDone(true)}>
          {texts.takeBack}
        </button>
        <button type="button" onClick={() => onDone(false)}>
          {texts.leave}
        </button>
      </div>
    </ModalDialog>
  );
}
