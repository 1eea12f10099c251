'use client';

import { useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { slugify } from '../../collections/slugify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { localSiteAddress } from './local-site-address.ts';
import { newDocumentTexts } from './texts.ts';

type FieldProblem = { path?: string; message: string };

type NewSiteProps = {
  /** Of the installation, each with the language that is proposed for it. */
  countries: readonly { code: string; language: string }[];
  languages: readonly { code: string; name: string }[];
  themes: readonly string[];
  /** Of the sites, on the machine that serves them. */
  port: number;
  /** The one in use, where the studio is reached on the same machine. */
  localPort: number | undefined;
};

export function NewSite({ countries, languages: knownLanguages, themes, port, localPort }: NewSiteProps) {
  const { siteForm: texts, busy, ...refusals } = useTexts(newDocumentTexts);
  const { i18n } = useTranslation();
  const countryNames = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const labels: Readonly<Record<string, unknown>> = texts;
  const router = useRouter();
  const [displayName, setDisplayName] = useState('');
  const [chosenUrl, setUrl] = useState<string>();
  const [country, setCountry] = useState('SE');
  const [chosenLanguage, setLanguage] = useState<string>();
  const [chosenName, setName] = useState<string>();
  const [sellsCars, setSellsCars] = useState(true);
  const [chosenIndex, setCarIndex] = useState<string>();
  const [theme, setTheme] = useState(themes[0] ?? '');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const language = chosenLanguage ?? countries.find(({ code }) => code === country)?.language ?? '';
  const name = chosenName ?? suggestedName(displayName, country);
  // What is proposed follows the name until somebody writes an address.
  const url = chosenUrl ?? (name && localPort ? localSiteAddress(name, localPort) : '');
  const carIndex = sellsCars ? (chosenIndex ?? (name && `cars-${name}`)) : '';

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const languages = [language];
    const answer = await postSite({ displayName, url, country, languages, name, theme, carIndex }, refusals);
    if ('site' in answer) return router.push(`/admin/collections/pages/tree?site=${answer.site}`);
    setProblems(answer.problems);
    setBusy(false);
  }

  return (
    <form className="studio-form" onSubmit={create}>
      <h1>{texts.heading}</h1>
      <p>{texts.intro}</p>
      <label className="studio-field">
        <span>{texts.displayName}</span>
        <input
          required
          value={displayName}
          onChange={({ target }) => setDisplayName(target.value)}
          autoComplete="off"
        />
        <small>{texts.displayNameHelp}</small>
      </label>
      <label className="studio-field">
        <span>{texts.url}</span>
        <input
          required
          type="url"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          autoComplete="off"
        />
        <small>{texts.urlHelp(localSiteAddress(name, localPort ?? port))}</small>
      </label>
      <label className="studio-field">
        <span>{texts.country}</span>
        <select value={country} onChange={({ target }) => setCountry(target.value)}>
          {countries.map(({ code }) => (
            <option key={code} value={code}>
              {countryNames.of(code)}
            </option>
          ))}
        </select>
      </label>
      <label className="studio-field">
        <span>{texts.language}</span>
        <select value={language} onChange={({ target }) => setLanguage(target.value)}>
          {knownLanguages.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </select>
        <small>{texts.languageHelp}</small>
      </label>
      <label className="studio-field">
        <span>{texts.theme}</span>
        <select value={theme} onChange={({ target }) => setTheme(target.value)}>
          {themes.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <small>{texts.themeHelp}</small>
      </label>
      <label className="studio-field">
        <span>{texts.name}</span>
        <input required value={name} onChange={({ target }) => setName(target.value)} autoComplete="off" />
        <small>{texts.nameHelp}</small>
      </label>
      <label className="studio-field">
        <span>{texts.sells}</span>
        <select
          value={sellsCars ? 'cars' : ''}
          onChange={({ target }) => setSellsCars(target.value === 'cars')}
        >
          <option value="cars">{texts.cars}</option>
          <option value="">{texts.noCars}</option>
        </select>
      </label>
      {sellsCars && (
        <label className="studio-field">
          <span>{texts.carIndex}</span>
          <input
            required
            value={carIndex}
            onChange={({ target }) => setCarIndex(target.value)}
            autoComplete="off"
          />
          <small>{texts.carIndexHelp}</small>
        </label>
      )}
      {problems.length > 0 && (
        <div className="studio-problem" role="alert">
          {problems.map(({ path, message }) => (
            <p key={`${path} ${message}`}>
              {path ? `${typeof labels[path] === 'string' ? labels[path] : path}: ${message}` : message}
            </p>
          ))}
        </div>
      )}
      <button type="submit" className="studio-button" disabled={isBusy}>
        {isBusy ? busy : texts.create}
      </button>
    </form>
  );
}

function suggestedName(displayName: string, country: string): string {
  const slug = slugify(displayName);
  return slug && `${slug}-${country.toLowerCase()}`;
}

type PostResult = { site: string } | { problems: readonly FieldProblem[] };

async function postSite(
  site: object,
  { failed, noAnswer }: { failed: string; noAnswer: string },
): Promise<PostResult> {
  try {
    const response = await fetch('/admin/api/new-site', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(site),
    });
    const { doc, errors } = (await response.json()) as { doc?: { name: string }; errors?: FieldProblem[] };
    return doc ? { site: doc.name } : { problems: errors ?? [{ message: failed }] };
  } catch {
    return { problems: [{ message: noAnswer }] };
  }
}
