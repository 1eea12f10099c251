'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { LanguageSelect } from '../../components/form/language-select.tsx';
import { Problem } from '../../components/form/problem.tsx';
import { SiteSelect } from '../../components/form/site-select.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OwnSite } from '../own-sites.ts';
import { createDraft } from './create-draft.ts';
import { newDocumentTexts } from './texts.ts';

type ParentOption = { id: string; title: string; level: number; address: string | undefined };
type Props = { sites: readonly OwnSite[]; site: OwnSite; places: readonly ParentOption[]; parent: string };

export function NewPage({ sites, site, places, parent: asked }: Props) {
  const texts = useTexts(newDocumentTexts);
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
      texts,
    );
    if ('id' in answer) return router.push(`/admin/collections/pages/${answer.id}?locale=${language}`);
    setProblem(answer.problem);
    setBusy(false);
  }

  return (
    <form className="studio-form" onSubmit={create}>
      <h1>{texts.page.heading}</h1>
      <p>{texts.page.intro}</p>
      <SiteSelect
        label={texts.site}
        sites={sites}
        chosen={site}
        choose={(name) => router.push(`/admin/collections/pages/create?site=${name}`)}
      />
      <label className="studio-field">
        <span>{texts.page.name}</span>
        <input required value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
        <small>{texts.page.nameHelp}</small>
      </label>
      <label className="studio-field">
        <span>{texts.page.below}</span>
        <select value={parent} onChange={({ target }) => setParent(target.value)}>
          <option value="">{texts.page.home}</option>
          {places.map(({ id, title, level, address }) => (
            <option key={id} value={id}>
              {`${'\u2003'.repeat(level - 1)}${title}${address ? `  ·  ${address}` : ''}`}
            </option>
          ))}
        </select>
        <small>{texts.page.belowHelp}</small>
      </label>
      <LanguageSelect label={texts.page.language} site={site} chosen={language} choose={setLanguage} />
      <Problem message={problem} />
      <button type="submit" className="studio-button" disabled={isBusy}>
        {isBusy ? texts.busy : texts.createDraft}
      </button>
    </form>
  );
}
