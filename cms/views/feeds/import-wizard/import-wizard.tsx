'use client';

import { useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Answered } from '../answered.tsx';
import { wholeTime } from '../time-ago.tsx';
import { useInventory } from '../use-inventory.ts';
import type { ListedIndex } from '../use-listed-indices.ts';
import { ChoosingSteps } from './choosing-steps.tsx';
import type { FeedDraft } from './draft/feed-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { forgetFile } from './kept-file.ts';
import { StepList } from './step-list.tsx';
import { ChooseFile } from './steps/choose-file.tsx';
import type { TargetFields } from './target-field.ts';
import { importWizardTexts } from './texts.ts';

type Props = {
  index: string;
  mayChange: boolean;
  /** That the person may change. */
  indices: readonly ListedIndex[];
};

/** A dealer's file on its way into the stock: chosen, read, corrected, tried and imported. */
export function ImportWizard({ index, mayChange, indices }: Props) {
  const texts = useTexts(importWizardTexts);
  const { draft, isFound, change, discard } = useDraft(index);
  const fields = useInventory<TargetFields>(`/${encodeURIComponent(index)}/mapping/fields`);
  if (!mayChange) return <p className="studio-view__empty">{texts.onlyLook}</p>;
  if (draft === undefined) return null;
  return (
    <section aria-labelledby="import-wizard" className="import-wizard">
      <h2 id="import-wizard">{texts.heading}</h2>
      <StepList current={draft?.step ?? 'file'} />
      {draft && isFound && <FoundDraft draft={draft} />}
      <Answered answer={fields.answer} again={fields.reload}>
        {(targets) =>
          draft === null || draft.step === 'file' ? (
            <ChooseFile index={index} indices={indices} done={change} />
          ) : (
            <ChoosingSteps
              {...{ index, targets, draft, change }}
              discard={() => {
                forgetFile(index, draft.upload);
                discard();
              }}
            />
          )
        }
      </Answered>
    </section>
  );
}

function FoundDraft({ draft: { file, savedAt } }: { draft: FeedDraft }) {
  const texts = useTexts(importWizardTexts);
  const { language } = useTranslation().i18n;
  return (
    <p className="import-wizard__found" role="status">
      {texts.found(file.name, wholeTime(savedAt, language))}
    </p>
  );
}
