'use client';

import { useTranslation } from '@payloadcms/ui';
import type { ImportReport } from '../../../../src/features/inventory/runs/import-report.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { runTexts } from './texts.ts';

const figures = ['added', 'changed', 'unchanged', 'withdrawn', 'refusedLines'] as const;
type Figure = (typeof figures)[number];
type Difference = Partial<Record<Figure, number>>;

/** The numbers of an import, each with what the one before it had more or less. */
export function RunFigures({
  report,
  difference,
}: {
  report: ImportReport;
  difference?: Difference | undefined;
}) {
  const { run: texts } = useTexts(runTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  return (
    <ul className="operations__tiles feeds__figures">
      {figures.map((figure) => (
        <li key={figure} data-bad={figure === 'refusedLines' && report[figure] > 0 ? '' : undefined}>
          <span>{texts[figure]}</span>
          <strong>{count(report[figure])}</strong>
          {difference && <small>{differenceText(difference[figure] ?? 0, texts, count)}</small>}
        </li>
      ))}
      {report.kept !== undefined && report.kept > 0 && (
        <li>
          <span>{texts.kept}</span>
          <strong>{count(report.kept)}</strong>
        </li>
      )}
    </ul>
  );
}

type Texts = (typeof runTexts)['en']['run'];

function differenceText(difference: number, texts: Texts, count: (value: number) => string): string {
  if (difference === 0) return texts.asBefore;
  const size = count(Math.abs(difference));
  return texts.than(difference > 0 ? texts.more(size) : texts.fewer(size));
}
