'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { findTexts } from './find-texts.ts';
import { textFinderTexts } from './texts.ts';
import { useBuiltInTexts } from './use-built-in-texts.ts';

const LIST = 'texts';

/** Finds a text by its wording on the site and adds a row for it, because editors do not know the keys. */
export function TextFinder() {
  const texts = useTexts(textFinderTexts);
  const words = useBuiltInTexts();
  const { addFieldRow, setModified } = useForm();
  const [sought, setSought] = useState('');
  const rows = useFormFields(([fields]) => fields[LIST]?.rows?.length ?? 0);
  const keys = useFormFields(([fields]) =>
    Array.from(
      { length: fields[LIST]?.rows?.length ?? 0 },
      (_, at) => fields[`${LIST}.${at}.key`]?.value,
    ).join('\n'),
  );
  const found = findTexts(words, sought, new Set(keys.split('\n')));

  function change(key: string, text: string): void {
    const filled = (value: string) => ({ value, initialValue: value, valid: true, passesCondition: true });
    addFieldRow({
      path: LIST,
      schemaPath: LIST,
      rowIndex: rows,
      subFieldState: { key: filled(key), text: filled(text) },
    });
    setModified(true);
    setSought('');
    setTimeout(() => focusText(rows), 300);
  }

  return (
    <section className="text-finder">
      <label>
        <span>{texts.change}</span>
        <input
          type="search"
          placeholder={texts.type}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          autoComplete="off"
        />
      </label>
      {found.length > 0 && (
        <ul>
          {found.map(({ key, text }) => (
            <li key={key}>
              <button type="button" onClick={() => change(key, text)}>
                <span>{text}</span>
                <code>{key}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
      {sought.trim().length > 1 && found.length === 0 && <p>{texts.none}</p>}
    </section>
  );
}

function focusText(row: number): void {
  const field = document.getElementById(`field-${LIST}__${row}__text`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
