'use client';

import { DatePicker } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import type { Language } from '../../../src/shared/sites/languages.ts';
import { LanguageSelect } from '../../components/form/language-select.tsx';
import { Problem } from '../../components/form/problem.tsx';
import { type FieldProblem, sendForm } from '../../components/form/send-form.ts';
import { SiteSelect } from '../../components/form/site-select.tsx';
import { TagChooser } from '../../components/stories/tag-chooser.tsx';
import { toPickerDate, toWallDay } from '../../components/wall-time.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OwnSite } from '../own-sites.ts';
import { storiesTexts } from './texts.ts';

type Props = {
  sites: readonly OwnSite[];
  site: OwnSite;
  language: Language;
  hasList: boolean;
  today: string;
};

export function NewStory({ sites, site, language, hasList, today }: Props) {
  const router = useRouter();
  const texts = useTexts(storiesTexts);
  const [name, setName] = useState('');
  const [preamble, setPreamble] = useState('');
  const [date, setDate] = useState(today);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const go = (to: { site?: string; language?: string }) =>
    router.push(`/admin/stories/new?${new URLSearchParams({ site: site.name, language, ...to })}`);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const values = { site: site.name, language, name, preamble, date, tags };
    const answer = await sendForm('new-story', values, texts.failed);
    if ('id' in answer) return router.push(`/admin/collections/pages/${answer.id}?locale=${language}`);
    setProblems(answer.problems);
    setBusy(false);
  }

  const messageAt = (...paths: string[]) => problems.find(({ path }) => paths.includes(path))?.message;

  return (
    <form className="studio-form" onSubmit={create} noValidate>
      <h1>{texts.newStory}</h1>
      <p>{texts.begins}</p>
      <SiteSelect label={texts.site} sites={sites} chosen={site} choose={(name) => go({ site: name })} />
      <LanguageSelect
        label={texts.language}
        site={site}
        chosen={language}
        choose={(code) => go({ language: code })}
      />
      {!hasList && <p className="studio-problem">{texts.noList}</p>}
      <label className="studio-field">
        <span>{texts.name}</span>
        <input value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
        <small>{texts.nameHelp}</small>
      </label>
      <Problem message={messageAt('name')} />
      <label className="studio-field">
        <span>{texts.preamble}</span>
        <textarea rows={3} value={preamble} onChange={({ target }) => setPreamble(target.value)} />
        <small>{texts.preambleHelp}</small>
      </label>
      <div className="studio-field">
        <label htmlFor="story-date">{texts.date}</label>
        <DatePicker
          displayFormat="d MMMM yyyy"
          pickerAppearance="dayOnly"
          overrides={{ id: 'story-date', calendarStartDay: 1 }}
          {...(date && { value: toPickerDate(date) })}
          onChange={(chosen) => setDate(chosen ? toWallDay(chosen) : '')}
        />
      </div>
      <Problem message={messageAt('date')} />
      <fieldset className="studio-field studio-field--group">
        <legend>{texts.tags}</legend>
        <TagChooser site={site.id} language={language} chosen={tags} choose={setTags} />
      </fieldset>
      <Problem message={messageAt('', 'site')} />
      <button type="submit" className="studio-button" disabled={isBusy || !hasList}>
        {isBusy ? texts.oneMoment : texts.create}
      </button>
    </form>
  );
}
