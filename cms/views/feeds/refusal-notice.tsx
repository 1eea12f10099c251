'use client';

import { useTranslation } from '@payloadcms/ui';
import { Problem } from '../../components/form/problem.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { figuresIn } from '../operations/figures.ts';
import type { Refusal } from './ask-inventory.ts';
import { useExplain } from './problems/use-explain.ts';
import { refusalTexts } from './refusal-texts.ts';

/** Why the inventory did not do what it was asked for; nothing without a refusal. */
export function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  const { unreachable, tooLarge, byCode } = useTexts(refusalTexts);
  const explain = useExplain();
  const { count, megabytes } = figuresIn(useTranslation().i18n.language);
  return <Problem message={refusal && textOf(refusal)} />;

  function textOf(refused: Refusal): string {
    if (refused.state === 'unreachable') return unreachable;
    const { code, message, body } = refused;
    if (code === 'FEED_UNREADABLE') return explain(message);
    const limit = Number(body['limitBytes']);
    if (code === 'TOO_LARGE' && limit > 0) return tooLarge(count(limit), megabytes(limit));
    return byCode[code] ?? message;
  }
}
