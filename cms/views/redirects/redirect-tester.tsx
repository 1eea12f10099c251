'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OwnSite } from '../own-sites.ts';
import type { RedirectTestResponse } from './redirect-test-endpoint.ts';
import { RedirectTraceView } from './redirect-trace-view.tsx';
import { redirectTesterTexts } from './texts.ts';

type TestResult = { way: RedirectTestResponse; site: OwnSite } | { problem: string } | undefined;

/** Traces an address through the saved rules, without leaving the list. */
export function RedirectTester({ sites, first }: { sites: readonly OwnSite[]; first: string }) {
  const texts = useTexts(redirectTesterTexts);
  const [siteId, setSiteId] = useState(first);
  const [address, setAddress] = useState('');
  const [shown, setShown] = useState<TestResult>();
  const site = sites.find(({ id }) => String(id) === siteId);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (site) setShown(await fetchTrace(site, address, texts));
  }

  return (
    <section className="tester" aria-labelledby="tester-heading">
      <h2 id="tester-heading">{texts.heading}</h2>
      <form onSubmit={submit}>
        {sites.length > 1 && (
          <label className="studio-choice">
            <span className="studio-hidden">{texts.site}</span>
            <select value={siteId} onChange={({ target }) => setSiteId(target.value)}>
              {sites.map(({ id, displayName }) => (
                <option key={id} value={String(id)}>
                  {displayName}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="tester__address">
          <span className="studio-hidden">{texts.address}</span>
          <input
            required
            placeholder={texts.hint}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button type="submit" className="studio-button">
          {texts.follow}
        </button>
      </form>
      <div aria-live="polite">
        {shown && 'problem' in shown && <p className="studio-problem">{shown.problem}</p>}
        {shown && 'way' in shown && <RedirectTraceView {...shown} />}
      </div>
    </section>
  );
}

type Texts = { cannotAsk: string; noAnswer: string };

async function fetchTrace(site: OwnSite, address: string, texts: Texts): Promise<TestResult> {
  const query = new URLSearchParams({ site: String(site.id), address });
  try {
    const response = await fetch(`/admin/api/where-does-it-go?${query}`, { credentials: 'same-origin' });
    if (response.ok) return { way: (await response.json()) as RedirectTestResponse, site };
    return { problem: texts.cannotAsk };
  } catch {
    return { problem: texts.noAnswer };
  }
}
