'use client';

import { DatePicker } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { type Language, nativeName } from '../../../src/sites/languages.ts';
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
type Problem = { path: string; message: string };

export function NewStory({ sites, site, language, hasList, today }: Props) {
  const router = useRouter();
  const texts = useTexts(storiesTexts);
  const [name, setName] = useState('');
  const [preamble, setPreamble] = useState('');
  const [date, setDate] = useState(today);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const go = (to: { site?: string; language?: string }) =>
    router.push(`/admin/stories/new?${new URLSearchParams({ site: site.name, language, ...to })}`);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const response = await fetch('/admin/api/new-story', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ site: site.name, language, name, preamble, date, tags }),
      });
      const { id, errors } = (await response.json()) as { id?: number; errors?: readonly Problem[] };
      if (id !== undefined) return router.push(`/admin/collections/pages/${id}?locale=${language}`);
      setProblems(errors ?? [{ path: '', message: texts.failed }]);
    } catch {
      setProblems([{ path: '', message: texts.failed }]);
    }
    setBusy(false);
  }

  const problemOf = (...paths: string[]) => {
    const message = problems.find(({ path }) => paths.includes(path))?.message;
    return message ? (
      <p className="studio-problem" role="alert">
        {message}
      </p>
    ) : null;
  };

  return (
    <form className="studio-form" onSubmit={create} noValidate>
      <h1>{texts.newStory}</h1>
      <p>{texts.begins}</p>
      {sites.length > 1 && (
        <label className="studio-field">
          <span>{texts.site}</span>
          <select value={site.name} onChange={({ target }) => go({ site: target.value })}>
            {sites.map(({ name: value, displayName }) => (
              <option key={value} value={value}>
                {displayName}
              </option>
            ))}
          </select>
        </label>
      )}
      {site.languages.length > 1 && (
        <label className="studio-field">
          <span>{texts.language}</span>
          <select value={language} onChange={({ target }) => go({ language: target.value })}>
            {site.languages.map((code) => (
              <option key={code} value={code}>
                {nativeName(code)}
              </option>
            ))}
          </select>
        </label>
      )}
      {!hasList && <p className="studio-problem">{texts.noList}</p>}
      <label className="studio-field">
        <span>{texts.name}</span>
        <input value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
        <small>{texts.nameHelp}</small>
      </label>
      {problemOf('name')}
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
      {problemOf('date')}
      <fieldset className="studio-field studio-field--group">
        <legend>{texts.tags}</legend>
        <TagChooser site={site.id} language={language} chosen={tags} choose={setTags} />
      </fieldset>
      {problemOf('', 'site')}
      <button type="submit" className="studio-button" disabled={isBusy || !hasList}>
        {isBusy ? texts.oneMoment : texts.create}
      </button>
    </form>
  );
}
