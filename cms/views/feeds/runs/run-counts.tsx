'use client';

import { useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { runTexts } from './texts.ts';

type Counts = Partial<Record<'added' | 'changed' | 'withdrawn' | 'leftOut', number | undefined>>;
type Props = {
  run: Counts & { state: 'running' | 'imported' | 'refused' | 'failed'; kind: 'feed' | 'roll-back' };
};

/** What an import did, in a line. */
export function RunCounts({ run }: Props) {
  const texts = useTexts(runTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  if (run.state !== 'imported') return texts.states[run.state];
  const counts = (['added', 'changed', 'withdrawn', 'leftOut'] as const).flatMap((name) =>
    run[name] ? [`${count(run[name])} ${texts.counted[name]}`] : [],
  );
  const done = run.kind === 'roll-back' ? [texts.rolledBack] : [];
  return [...done, ...counts].join(', ') || texts.nothingNew;
}
