import { useState } from 'react';
import type { RecordReference } from '../../../src/features/privacy/erasure.ts';
import type { Person } from '../../../src/shared/personal-data/person-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { download } from './ask-privacy.ts';
import type { LanguageChoice } from './privacy-overview.ts';
import { privacyTexts } from './texts.ts';

type Props = { person: Person; records: readonly RecordReference[]; languages: readonly LanguageChoice[] };

/** As a page in the person's language, and as JSON for another system. */
export function HandOver({ person, records, languages }: Props) {
  const texts = useTexts(privacyTexts);
  const [language, setLanguage] = useState('sv');
  const [message, setMessage] = useState('');
  const hand = async (as: 'page' | 'json') => {
    const name = as === 'page' ? 'personal-data.html' : 'personal-data.json';
    setMessage(await download({ person, records, as, language }, name, texts));
  };
  return (
    <fieldset className="privacy__action">
      <legend>{texts.handOver}</legend>
      <label className="studio-field">
        <span>{texts.language}</span>
        <select value={language} onChange={({ target }) => setLanguage(target.value)}>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="privacy__buttons">
        <button
          type="button"
          className="studio-button"
          disabled={records.length === 0}
          onClick={() => hand('page')}
        >
          {texts.page}
        </button>
        <button
          type="button"
          className="studio-quiet"
          disabled={records.length === 0}
          onClick={() => hand('json')}
        >
          {texts.json}
        </button>
      </div>
      {message && <p role="alert">{message}</p>}
    </fieldset>
  );
}
