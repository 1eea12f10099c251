'use client';

import { useState } from 'react';
import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import type { ImportReport } from '../../../../../src/features/inventory/runs/import-report.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Panel } from '../../../operations/panel.tsx';
import { askAboutFile, type KeptFile } from '../kept-file.ts';
import { Progress } from '../progress.tsx';

import type { TargetFields } from '../target-field.ts';
import { importWizardTexts } from '../texts.ts';
import { ImportNow } from './import-now.tsx';
import type { Trial } from './trial.ts';
import { TrialReport } from './trial-report.tsx';

type Props = {
  targets: TargetFields;
  mapping: FeedMapping;
  kept: KeptFile;
  choose: (mapping: FeedMapping, field?: string) => void;
  /** The draft is no longer needed. */
  finish: () => void;
};

/** First the whole file is tried, then it is imported. */
export function ImportStep({ targets, mapping, kept, choose, finish }: Props) {
  const { import: texts } = useTexts(importWizardTexts);
  const [trial, setTrial] = useState<Trial>();
  const [share, setShare] = useState<number>();
  const current = trial?.of === mapping ? trial : undefined;

  const tryWith = async (tried: FeedMapping) => {
    setTrial(undefined);
    setShare(1);
    const asked = { path: '/mapping/dry-run', mapping: tried, onProgress: setShare };
    const answer = await askAboutFile<ImportReport>(kept, asked);
    setShare(undefined);
    setTrial({ of: tried, answer });
  };

  return (
    <>
      <Panel id="import-wizard-try" title={texts.tryHeading}>
        <p className="feeds__note">{texts.tryAbout}</p>
        {share === undefined ? (
          <button type="button" className="studio-button" onClick={() => tryWith(mapping)}>
            {trial ? texts.tryAgain : texts.try}
          </button>
        ) : (
          <Progress label={texts.trying} share={share} />
        )}
        <div aria-live="polite">
          {trial && (
            <TrialReport
              targets={targets}
              trial={trial}
              mapping={mapping}
              choose={choose}
              tryWith={(changed) => {
                choose(changed);
                tryWith(changed);
              }}
            />
          )}
        </div>
      </Panel>
      <ImportNow mapping={mapping} kept={kept} trial={current} finish={finish} />
    </>
  );
}
