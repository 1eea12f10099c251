'use client';

import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { nativeName, routerLanguages } from '../../../src/sites/languages.ts';
import { countryDefaults, defaultsForCountry } from '../../collections/country-defaults.ts';
import { slugify } from '../../collections/slugify.ts';

type FieldProblem = { path?: string; message: string };

export function NewSite({ themes }: { themes: readonly string[] }) {
  const router = useRouter();
  const [displayName, setDisplayName] = useState('');
  const [url, setUrl] = useState('');
  const [country, setCountry] = useState('SE');
  const [chosenLanguage, setLanguage] = useState<string>();
  const [chosenName, setName] = useState<string>();
  const [sellsCars, setSellsCars] = useState(true);
  const [chosenIndex, setCarIndex] = useState<string>();
  const [theme, setTheme] = useState(themes[0] ?? '');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const language = chosenLanguage ?? defaultsForCountry(country).language;
  const name = chosenName ?? suggestedName(displayName, country);
  const carIndex = sellsCars ? (chosenIndex ?? (name && `cars-${name}`)) : '';

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const languages = [language];
    const answer = await postSite({ displayName, url, country, languages, name, theme, carIndex });
    if ('site' in answer) return router.push(`/admin/collections/pages/tree?site=${answer.site}`);
    setProblems(answer.problems);
    setBusy(false);
  }

  return (
    <form className="studio-form" onSubmit={create}>
      <h1>New site</h1>
      <p>
        It gets a header, a footer and, if it sells cars, a car list and car pages, which are public at once,
        and a home page as a draft. All of it can be changed later.
      </p>
      <label className="studio-field">
        <span>Name shown to people</span>
        <input
          required
          value={displayName}
          onChange={({ target }) => setDisplayName(target.value)}
          autoComplete="off"
        />
        <small>Such as Berg Bil.</small>
      </label>
      <label className="studio-field">
        <span>Public address</span>
        <input
          required
          type="url"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          autoComplete="off"
        />
        <small>
          What visitors type: https://www.dealer.example. To try it here: http://dealer.localhost:3000
        </small>
      </label>
      <label className="studio-field">
        <span>Country</span>
        <select value={country} onChange={({ target }) => setCountry(target.value)}>
          {Object.keys(countryDefaults).map((code) => (
            <option key={code} value={code}>
              {countryNames.of(code)}
            </option>
          ))}
        </select>
      </label>
      <label className="studio-field">
        <span>Language</span>
        <select value={language} onChange={({ target }) => setLanguage(target.value)}>
          {routerLanguages.map((code) => (
            <option key={code} value={code}>
              {nativeName(code)}
            </option>
          ))}
        </select>
        <small>Others are added in the settings of the site.</small>
      </label>
      <label className="studio-field">
        <span>Theme</span>
        <select value={theme} onChange={({ target }) => setTheme(target.value)}>
          {themes.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <small>Colours and type.</small>
      </label>
      <label className="studio-field">
        <span>Short name</span>
        <input required value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
        <small>Names the site inside and stays as it is.</small>
      </label>
      <label className="studio-field">
        <span>What it sells</span>
        <select
          value={sellsCars ? 'cars' : ''}
          onChange={({ target }) => setSellsCars(target.value === 'cars')}
        >
          <option value="cars">Cars</option>
          <option value="">No cars: pages only</option>
        </select>
      </label>
      {sellsCars && (
        <label className="studio-field">
          <span>Index of its cars</span>
          <input
            required
            value={carIndex}
            onChange={({ target }) => setCarIndex(target.value)}
            autoComplete="off"
          />
          <small>
            Feeds use this name: <code>cars-dealer-se</code>, <code>stock</code>. Small letters, digits and
            dashes.
          </small>
        </label>
      )}
      {problems.length > 0 && (
        <div className="studio-problem" role="alert">
          {problems.map(({ path, message }) => (
            <p key={`${path} ${message}`}>{path ? `${labels[path] ?? path}: ${message}` : message}</p>
          ))}
        </div>
      )}
      <button type="submit" className="studio-button" disabled={isBusy}>
        {isBusy ? 'One moment' : 'Create the site'}
      </button>
    </form>
  );
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const labels: Readonly<Record<string, string>> = {
  displayName: 'Name shown to people',
  url: 'Public address',
  name: 'Short name',
  carIndex: 'Index of its cars',
};

function suggestedName(displayName: string, country: string): string {
  const slug = slugify(displayName);
  return slug && `${slug}-${country.toLowerCase()}`;
}

async function postSite(site: object): Promise<{ site: string } | { problems: readonly FieldProblem[] }> {
  try {
    const response = await fetch('/admin/api/new-site', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(site),
    });
    const { doc, errors } = (await response.json()) as { doc?: { name: string }; errors?: FieldProblem[] };
    return doc ? { site: doc.name } : { problems: errors ?? [{ message: 'It could not be created.' }] };
  } catch {
    return { problems: [{ message: 'The studio does not answer. Try again in a moment.' }] };
  }
}
