'use client';

import { useEffect, useRef } from 'react';
import type { FeedMapping } from '../../../../src/features/inventory/mapping/feed-mapping.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { MappingRefusal } from '../mapping-refusal.tsx';
import { type FeedDraft, type Step, steps } from './draft/feed-draft.ts';
import type { KeptFile } from './kept-file.ts';
import { FieldsStep } from './steps/fields-step.tsx';
import { ImportStep } from './steps/import-step.tsx';
import { ValuesStep } from './steps/values-step.tsx';
import type { TargetFields } from './target-field.ts';
import { importWizardTexts } from './texts.ts';
import { usePreview } from './use-preview.ts';

type Props = {
  index: string;
  targets: TargetFields;
  draft: FeedDraft;
  change: (draft: FeedDraft) => void;
  discard: () => void;
};

/** The steps after the file, over one preview that follows the choices. */
export function ChoosingSteps({ index, targets, draft, change, discard }: Props) {
  const texts = useTexts(importWizardTexts);
  const latest = useRef(draft);
  latest.current = draft;
  const kept: KeptFile = {
    ...{ index, file: draft.file, upload: draft.upload },
    sent: (upload) => change({ ...latest.current, upload }),
  };
  const { preview, refusal, isStale } = usePreview(kept, draft.mapping);
  const top = useRef<HTMLDivElement>(null);
  const lastStep = useRef(draft.step);
  useEffect(() => {
    if (lastStep.current !== draft.step) top.current?.focus();
    lastStep.current = draft.step;
  }, [draft.step]);

  const savedAt = () => new Date().toISOString();
  const choose = (mapping: FeedMapping, field?: string) => {
    const { [field ?? '']: _, ...confidence } = draft.confidence;
    change({ ...draft, mapping, confidence, savedAt: savedAt() });
  };
  const goTo = (step: Step) => change({ ...draft, step, savedAt: savedAt() });
  const at = steps.indexOf(draft.step);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const shared = { targets, mapping: draft.mapping, choose };

  return (
    <div ref={top} tabIndex={-1} className="import-wizard__step">
      <div className="import-wizard__reading" role="status">
        {isStale ? (preview ? texts.readAgain : texts.reading) : ''}
      </div>
      <MappingRefusal refusal={refusal} />
      {preview && draft.step === 'fields' && (
        <FieldsStep {...shared} preview={preview} fileName={draft.file.name} confidence={draft.confidence} />
      )}
      {preview && draft.step === 'values' && <ValuesStep {...shared} preview={preview} />}
      {draft.step === 'import' && <ImportStep {...shared} kept={kept} finish={discard} />}
      <div className="import-wizard__turn">
        {before && before !== 'file' && (
          <button type="button" className="studio-quiet" onClick={() => goTo(before)}>
            {texts.back}
          </button>
        )}
        {after && (
          <button
            type="button"
            className="studio-button"
            disabled={!preview || refusal !== undefined}
            onClick={() => goTo(after)}
          >
            {texts.next}
          </button>
        )}
        <button type="button" className="studio-quiet" onClick={discard}>
          {texts.startOver}
        </button>
      </div>
    </div>
  );
}
