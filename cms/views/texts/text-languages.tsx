'use client';

import { useRouter } from 'next/navigation.js';
import { useTexts } from '../../i18n/use-texts.ts';
import { siteTextsTexts } from '../../texts/view-texts.ts';

type Choice = { chosen: string; among: readonly { code: string; name: string }[] };
type TextLanguagesProps = { path: string; site: string; language: Choice; source: Choice };

/** The language that is written, and the one beside it. */
export function TextLanguages({ path, site, language, source }: TextLanguagesProps) {
  const words = useTexts(siteTextsTexts);
  const router = useRouter();
  const go = (wanted: { language?: string; source?: string }) => {
    const query = { site, language: language.chosen, source: source.chosen, ...wanted };
    router.push(`${path}?${new URLSearchParams(query)}`);
  };
  return (
    <div className="site-texts__filters">
      <label className="studio-field">
        <span>{words.language}</span>
        <select value={language.chosen} onChange={({ target }) => go({ language: target.value })}>
          {language.among.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="studio-field">
        <span>{words.from}</span>
        <select value={source.chosen} onChange={({ target }) => go({ source: target.value })}>
          {source.among.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
