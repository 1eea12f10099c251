'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { nativeName } from '../../../src/sites/languages.ts';
import type { OwnSite } from '../own-sites.ts';
import { createDraft } from './create-draft.ts';

type ParentOption = { id: string; title: string; level: number; address: string | undefined };
type Props = { sites: readonly OwnSite[]; site: OwnSite; places: readonly ParentOption[]; parent: string };

export function NewPage({ sites, site, places, parent: asked }: Props) {
  const router = useRouter();
  const [name, setName] = useState('');
  const [parent, setParent] = useState(asked);
  const [language, setLanguage] = useState<string>(site.languages[0] ?? 'sv');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await createDraft(
      'pages',
      // A page below no other is the home page, and its address is not made from its name.
      { site: site.id, name, ...(parent ? { parent: Number(parent) } : { parent: null, slug: '/' }) },
      language,
    );
    if ('id' in answer) return router.push(`/admin/collections/pages/${answer.id}?locale=${language}`);
    setProblem(answer.problem);
    setBusy(false);
  }

  return (
    <form className="studio-form" onSubmit={create}>
      <h1>New page</h1>
      <p>It begins as a draft. Nobody sees it before it is published.</p>
      {sites.length > 1 && (
        <label className="studio-field">
          <span>Site</span>
          <select
            value={site.name}
            onChange={({ target }) => router.push(`/admin/collections/pages/create?site=${target.value}`)}
          >
            {sites.map(({ name: value, displayName }) => (
              <option key={value} value={value}>
                {displayName}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="studio-field">
        <span>Name of the page</span>
        <input required value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
        <small>Its address is made from it and can be changed later.</small>
      </label>
      <label className="studio-field">
        <span>Below</span>
        <select value={parent} onChange={({ target }) => setParent(target.value)}>
          <option value="">No page: this is a home page</option>
          {places.map(({ id, title, level, address }) => (
            <option key={id} value={id}>
              {`${'\u2003'.repeat(level - 1)}${title}${address ? `  ·  ${address}` : ''}`}
            </option>
          ))}
        </select>
        <small>The page above it, in menus and in the address.</small>
      </label>
      {site.languages.length > 1 && (
        <label className="studio-field">
          <span>Written first in</span>
          <select value={language} onChange={({ target }) => setLanguage(target.value)}>
            {site.languages.map((code) => (
              <option key={code} value={code}>
                {nativeName(code)}
              </option>
            ))}
          </select>
        </label>
      )}
      {problem && (
        <p className="studio-problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="studio-button" disabled={isBusy}>
        {isBusy ? 'One moment' : 'Create the draft'}
      </button>
    </form>
  );
}
