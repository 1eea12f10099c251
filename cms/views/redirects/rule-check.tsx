'use client';

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ruleCheckTexts, sentenceFor } from './rule-check-texts.ts';
import type { RuleWarning } from './rule-warnings.ts';

const PAUSE_MS = 400;

/** Above the fields of a redirect: what is wrong with it, or worth a thought, while it is being written. */
export function RuleCheck() {
  const texts = useTexts(ruleCheckTexts);
  const { i18n } = useTranslation();
  const { id } = useDocumentInfo();
  const query = useFormFields(([fields]) => {
    const written = Object.entries(fields).map(([name, { value }]) => [name, String(value ?? '')]);
    return new URLSearchParams({
      ...Object.fromEntries(written),
      conditional: String((fields['has']?.rows?.length ?? 0) > 0),
      ...(id !== undefined && { id: String(id) }),
    }).toString();
  });
  const warnings = useWarnings(query);
  return (
    <div className="rule-check" role="status">
      {warnings.length > 0 && (
        <>
          <h3>{texts.heading}</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning.kind} data-kind={warning.kind}>
                {sentenceFor(warning, i18n.language)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function useWarnings(query: string): readonly RuleWarning[] {
  const [warnings, setWarnings] = useState<readonly RuleWarning[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/admin/api/check-rule?${query}`, { credentials: 'same-origin', signal: abort.signal })
        .then(async (response) => {
          const body = response.ok ? ((await response.json()) as { warnings: RuleWarning[] }) : undefined;
          setWarnings(body?.warnings ?? []);
        })
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return warnings;
}
