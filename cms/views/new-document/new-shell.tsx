'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import type { OwnSite } from '../own-sites.ts';
import { StudioLink } from '../studio-link.tsx';
import { createDraft } from './create-draft.ts';

export function NewShell({ sites }: { sites: readonly OwnSite[] }) {
  const router = useRouter();
  const [chosen, setChosen] = useState(sites[0]?.name ?? '');
  const [problem, setProblem] = useState('');
  const site = sites.find(({ name }) => name === chosen);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!site) return;
    const answer = await createDraft('shells', { site: site.id }, site.languages[0] ?? 'sv');
    if ('id' in answer) return router.push(`/admin/collections/shells/${answer.id}`);
    setProblem(answer.problem);
  }

  if (sites.length === 0)
    return (
      <div className="studio-form">
        <h1>New header and footer</h1>
        <p>
          Every site of yours has its header and footer already.{' '}
          <StudioLink href="/admin/collections/shells">Choose one of them</StudioLink>
        </p>
      </div>
    );
  return (
    <form className="studio-form" onSubmit={create}>
      <h1>New header and footer</h1>
      <label className="studio-field">
        <span>Site</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {sites.map(({ name, displayName }) => (
            <option key={name} value={name}>
              {displayName}
            </option>
          ))}
        </select>
        <small>Only sites without one are offered.</small>
      </label>
      {problem && (
        <p className="studio-problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="studio-button">
        Create the draft
      </button>
    </form>
  );
}
