'use client';

import { useCallback, useEffect, useState } from 'react';
import type { OperationsOverview } from '../../../src/features/operations/overview/overview.ts';
import type { Act } from './act.ts';
import { AddressesPanel } from './addresses-panel.tsx';
import { ImportsPanel } from './imports-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { PagesPanel } from './pages-panel.tsx';
import { ProcessesPanel } from './processes-panel.tsx';
import { SectionsPanel } from './sections-panel.tsx';
import { StockPanel } from './stock-panel.tsx';
import { SummaryTiles } from './summary-tiles.tsx';
import { useOperationsTexts } from './use-operations-texts.ts';

const REFRESH_MS = 10_000;

/** The whole page: read again every ten seconds, and after everything that is done on it. */
export function Operations({ initial }: { initial: OperationsOverview }) {
  const { texts } = useOperationsTexts();
  const [overview, setOverview] = useState(initial);
  const [message, setMessage] = useState('');
  const refresh = useCallback(async () => {
    const response = await fetch('/admin/api/operations', { credentials: 'same-origin' }).catch(
      () => undefined,
    );
    if (response?.ok) setOverview((await response.json()) as OperationsOverview);
  }, []);

  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);

  const act: Act = async (path, body, done) => {
    setMessage(await send(path, body, done, texts));
    await refresh();
  };

  return (
    <>
      <div className="studio-view__head">
        <div>
          <h1>{texts.heading}</h1>
          <p>
            {texts.asOf} <time dateTime={overview.at}>{overview.at.slice(11, 19)} UTC</time>
            {texts.readAgain}
          </p>
        </div>
      </div>
      <div aria-live="polite">{message && <p className="operations__message">{message}</p>}</div>
      <SummaryTiles overview={overview} />
      <ProcessesPanel overview={overview} />
      <StockPanel overview={overview} />
      <ImportsPanel overview={overview} act={act} />
      <OutboxPanel overview={overview} act={act} />
      <SectionsPanel overview={overview} />
      <PagesPanel overview={overview} />
      <AddressesPanel overview={overview} />
    </>
  );
}

async function send(
  path: string,
  body: object,
  done: (result: Record<string, unknown>) => string,
  { failed, noAnswer }: { failed: string; noAnswer: string },
): Promise<string> {
  try {
    const response = await fetch(`/admin/api/operations/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const result = (await response.json()) as Record<string, unknown>;
    return response.ok ? done(result) : String(result['error'] ?? failed);
  } catch {
    return noAnswer;
  }
}
