'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { duplicateTexts } from '../../duplicate/duplicate-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = { id: number; language: string; title: string; name: string; slug: string; above: string };
type Problem = { path: string; message: string };

export function DuplicateForm({ id, language, title, name: proposed, slug: proposedSlug, above }: Props) {
  const router = useRouter();
  const texts = useTexts(duplicateTexts);
  const [name, setName] = useState(proposed);
  const [slug, setSlug] = useState(proposedSlug);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);

  async function duplicate(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const response = await fetch('/admin/api/duplicate-page', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, language, name, slug }),
      });
      const { id: copy, errors } = (await response.json()) as { id?: number; errors?: readonly Problem[] };
      if (copy !== undefined) return router.push(`/admin/collections/pages/${copy}?locale=${language}`);
      setProblem(errors?.[0] ?? { path: '', message: texts.failed });
    } catch {
      setProblem({ path: '', message: texts.failed });
    }
    setBusy(false);
  }

  const problemAt = (path: string) =>
    problem?.path === path && (
      <p className="studio-problem" role="alert">
        {problem.message}
      </p>
    );

  return (
    <form className="studio-form" onSubmit={duplicate} noValidate>
      <h1>{texts.heading(title)}</h1>
      <p>{texts.begins}</p>
      <label className="studio-field">
        <span>{texts.name}</span>
        <input value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
      </label>
      {problemAt('name')}
      <label className="studio-field">
        <span>{texts.address}</span>
        <input value={slug} onChange={({ target }) => setSlug(target.value)} autoComplete="off" />
        <small>{texts.addressHelp(`${above}/`)}</small>
      </label>
      {problemAt('slug')}
      {problemAt('')}
      <button type="submit" className="studio-button" disabled={isBusy}>
        {isBusy ? texts.oneMoment : texts.create}
      </button>
    </form>
  );
}
