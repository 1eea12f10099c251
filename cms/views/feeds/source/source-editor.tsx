'use client';

import { useTranslation } from '@payloadcms/ui';
import { type SyntheticEvent, useState } from 'react';
import type { z } from 'zod';
import type { triedSource } from '../../../../src/features/inventory/sources/openapi.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { askInventory, type Refusal } from '../ask-inventory.ts';
import { fieldLabel } from '../fields/field-label.ts';
import { fieldTexts } from '../fields/texts.ts';
import { SourceFields } from './source-fields.tsx';
import { changeOf, formOfSource, type StoredSource } from './source-form.ts';
import { SourceRefusal } from './source-refusal.tsx';
import { sourceTexts } from './texts.ts';

type Tried = z.output<typeof triedSource>;
type Props = { index: string; stored: StoredSource | undefined; saved: () => unknown };

/** The form of a source: tried before it is saved, as often as one likes. */
export function SourceEditor({ index, stored, saved }: Props) {
  const texts = useTexts(sourceTexts);
  const [form, setForm] = useState(() => formOfSource(stored));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [tried, setTried] = useState<Tried>();
  const path = `/${encodeURIComponent(index)}/source`;

  const trySource = async () => {
    setBusy(true);
    setTried(undefined);
    const { source, limits, secrets } = changeOf(form, false);
    const answer = await askInventory<Tried>(`${path}/try`, {
      method: 'POST',
      json: { source, limits, secrets },
    });
    setBusy(false);
    setRefusal(answer.state === 'ok' ? undefined : answer);
    if (answer.state === 'ok') setTried(answer.body);
  };
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    const headers = stored ? { 'if-match': `"${stored.version}"` } : { 'if-none-match': '*' };
    const json = changeOf(form, stored?.paused ?? false);
    const answer = await askInventory<StoredSource>(path, { method: 'PUT', headers, json });
    setBusy(false);
    setRefusal(answer.state === 'ok' ? undefined : answer);
    if (answer.state === 'ok') await saved();
  };

  return (
    <form className="feed-source" onSubmit={save}>
      <SourceFields form={form} secretsSet={stored?.secretsSet ?? []} change={setForm} />
      <div className="feeds__actions">
        <button type="submit" className="studio-button" disabled={isBusy}>
          {texts.save}
        </button>
        <button type="button" className="studio-quiet" disabled={isBusy} onClick={trySource}>
          {texts.try}
        </button>
      </div>
      <div aria-live="polite">
        {isBusy && <p>{texts.trying}</p>}
        {tried && <TriedFile tried={tried} />}
      </div>
      <SourceRefusal refusal={refusal} />
    </form>
  );
}

function TriedFile({ tried: { name, format, preview } }: { tried: Tried }) {
  const texts = useTexts(sourceTexts);
  const names = useTexts(fieldTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  return (
    <div className="operations__message">
      <p className="feed-source__said">{texts.tried(name, format, count(preview.rows))}</p>
      <p className="feed-source__said">
        {texts.triedFields} {preview.fields.map(({ field }) => fieldLabel(field, names)).join(', ')}
      </p>
    </div>
  );
}
