'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { Problem } from '../../components/form/problem.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OwnSite } from '../own-sites.ts';
import { StudioLink } from '../studio-link.tsx';
import { createDraft } from './create-draft.ts';
import { newDocumentTexts } from './texts.ts';

export function NewShell({ sites }: { sites: readonly OwnSite[] }) {
  const texts = useTexts(newDocumentTexts);
  const router = useRouter();
  const [chosen, setChosen] = useState(sites[0]?.name ?? '');
  const [problem, setProblem] = useState('');
  const site = sites.find(({ name }) => name === chosen);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!site) return;
    const answer = await createDraft('shells', { site: site.id }, site.languages[0] ?? 'sv', texts);
    if ('id' in answer) return router.push(`/admin/collections/shells/${answer.id}`);
    setProblem(answer.problem);
  }

  if (sites.length === 0)
    return (
      <div className="studio-form">
        <h1>{texts.shell.heading}</h1>
        <p>
          {texts.shell.all} <StudioLink href="/admin/collections/shells">{texts.shell.choose}</StudioLink>
        </p>
      </div>
    );
  return (
    <form className="studio-form" onSubmit={create}>
      <h1>{texts.shell.heading}</h1>
      <label className="studio-field">
        <span>{texts.site}</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {sites.map(({ name, displayName }) => (
            <option key={name} value={name}>
              {displayName}
            </option>
          ))}
        </select>
        <small>{texts.shell.help}</small>
      </label>
      <Problem message={problem} />
      <button type="submit" className="studio-button">
        {texts.createDraft}
      </button>
    </form>
  );
}
