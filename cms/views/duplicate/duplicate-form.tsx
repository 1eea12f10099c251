'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { Problem } from '../../components/form/problem.tsx';
import { type FieldProblem, sendForm } from '../../components/form/send-form.ts';
import { duplicateTexts } from '../../duplicate/duplicate-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = { id: number; language: string; title: string; name: string; slug: string; above: string };

export function DuplicateForm({ id, language, title, name: proposed, slug: proposedSlug, above }: Props) {
  const router = useRouter();
  const texts = useTexts(duplicateTexts);
  const [name, setName] = useState(proposed);
  const [slug, setSlug] = useState(proposedSlug);
  const [problem, setProblem] = useState<FieldProblem>();
  const [isBusy, setBusy] = useState(false);

  async function duplicate(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await sendForm('duplicate-page', { id, language, name, slug }, texts.failed);
    if ('id' in answer) return router.push(`/admin/collections/pages/${answer.id}?locale=${language}`);
    setProblem(answer.problems[0]);
    setBusy(false);
  }

  const messageAt = (path: string) => (problem?.path === path ? problem.message : undefined);

  return (
    <form className="studio-form" onSubmit={duplicate} noValidate>
      <h1>{texts.heading(title)}</h1>
      <p>{texts.begins}</p>
      <label className="studio-field">
        <span>{texts.name}</span>
        <input value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
      </label>
      <Problem message={messageAt('name')} />
      <label className="studio-field">
        <span>{texts.address}</span>
        <input value={slug} onChange={({ target }) => setSlug(target.value)} autoComplete="off" />
        <small>{texts.addressHelp(`${above}/`)}</small>
      </label>
      <Problem message={messageAt('slug')} />
      <Problem message={messageAt('')} />
      <button type="submit" className="studio-button" disabled={isBusy}>
        {isBusy ? texts.oneMoment : texts.create}
      </button>
    </form>
  );
}
