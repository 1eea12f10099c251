'use client';

import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { LineTable } from '../../line-table.tsx';
import { useNamedProblems } from '../../problems/use-named-problems.ts';
import { RefusalNotice } from '../../refusal-notice.tsx';
import { RunFigures } from '../../runs/run-figures.tsx';
import { runTexts } from '../../runs/texts.ts';
import { DecideValues } from '../choices/decide-values.tsx';
import { usualBadLines, withBadLines } from '../draft/mapping-edits.ts';
import type { TargetFields } from '../target-field.ts';
import { importWizardTexts } from '../texts.ts';
import { reportOf, type Trial } from './trial.ts';

type Props = {
  targets: TargetFields;
  trial: Trial;
  /** The choices as they are now. */
  mapping: FeedMapping;
  choose: (mapping: FeedMapping, field?: string) => void;
  tryWith: (mapping: FeedMapping) => void;
};

/** What the whole file would do, or why it would be refused and what can be done about it. */
export function TrialReport({ targets, trial: { of, answer }, mapping, choose, tryWith }: Props) {
  const { import: texts } = useTexts(importWizardTexts);
  const { run } = useTexts(runTexts);
  const report = reportOf(answer);
  const isRefused = answer.state !== 'ok';
  const problems = useNamedProblems()(answer.state === 'ok' ? undefined : answer);
  const hasBadLines = isRefused && report !== undefined && report.refusedLines > 0;
  return (
    <>
      {of !== mapping && (
        <p className="import-wizard__found" role="status">
          {texts.changedSince}
        </p>
      )}
      <h3 className="import-wizard__outcome">{isRefused ? texts.refusedHeading : texts.would}</h3>
      {isRefused && <RefusalNotice refusal={answer} />}
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {report && <RunFigures report={report} />}
      {hasBadLines && !mapping.badLines && (
        <button
          type="button"
          className="studio-quiet"
          onClick={() => tryWith(withBadLines(mapping, usualBadLines))}
        >
          {texts.allowBadLines}
        </button>
      )}
      {report && report.refused.length > 0 && <LineTable label={run.lines} lines={report.refused} />}
      {report?.unknownValues && report.unknownValues.length > 0 && (
        <DecideValues targets={targets} mapping={mapping} found={report.unknownValues} choose={choose} />
      )}
    </>
  );
}
