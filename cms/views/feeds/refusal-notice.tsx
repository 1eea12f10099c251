'use client';

import { Problem } from '../../components/form/problem.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Refusal } from './ask-inventory.ts';
import { refusalTexts } from './refusal-texts.ts';

/** Why the inventory did not do what it was asked for; nothing without a refusal. */
export function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  const texts = useTexts(refusalTexts);
  return <Problem message={refusal && refusalText(refusal, texts)} />;
}

export function refusalText(
  refusal: Refusal,
  { unreachable, byCode }: { unreachable: string; byCode: Readonly<Record<string, string>> },
): string {
  if (refusal.state === 'unreachable') return unreachable;
  return byCode[refusal.code] ?? refusal.message;
}
