'use client';

import { Problem } from '../../../components/form/problem.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Refusal } from '../ask-inventory.ts';
import { namedProblems } from '../problems/named-problems.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { sourceTexts } from './texts.ts';

/** Why a source was refused or could not be fetched. */
export function SourceRefusal({ refusal }: { refusal: Refusal | undefined }) {
  const texts = useTexts(sourceTexts);
  if (refusal?.state !== 'refused') return <RefusalNotice refusal={refusal} />;
  const { code, body } = refusal;
  const { message } = refusal;
  const known = texts.problems[String(body['problem'])];
  const errors = namedProblems(body).map(({ field }) => labelOf(field, texts));
  if (known) return <Problem message={known} />;
  if (errors.length > 0) return <Problem message={`${texts.wrong}: ${[...new Set(errors)].join(', ')}`} />;
  if (code === 'WRONG_SOURCE')
    return (
      <Problem
        message={message.startsWith('secrets') ? texts.problems['secrets-missing'] : texts.onlyHttps}
      />
    );
  return <RefusalNotice refusal={refusal} />;
}

type Texts = (typeof sourceTexts)['en'];

const labels = {
  ...{ url: 'url', host: 'host', port: 'port', user: 'user', path: 'path', hostKey: 'hostKey' },
  ...{ bucket: 'bucket', key: 'key', region: 'region', endpoint: 'endpoint', accessKeyId: 'accessKeyId' },
  ...{ name: 'header', everyMinutes: 'minutes', dailyAt: 'time', megabytes: 'megabytes' },
  ...{ minutes: 'longest', alertEmail: 'alertEmail' },
} as const satisfies Readonly<Record<string, keyof Texts>>;

/** What the form calls a part of the declaration: source.url, limits.megabytes. */
function labelOf(part: string, texts: Texts): string {
  const name = part.split('.').at(-1) ?? '';
  return Object.hasOwn(labels, name) ? texts[labels[name as keyof typeof labels]] : texts.kind;
}
