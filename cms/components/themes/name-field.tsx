'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { FONT_FAMILIES } from '../../../src/shared/ui/fonts.ts';
import { forecourt } from '../../../src/shared/ui/themes/theme.ts';
import type { InStudioLanguages } from '../../i18n/studio-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Option = { name: string; label: string };

type Props = TextFieldClientProps & {
  names: 'theme' | 'font' | 'country';
  /** Of countries: those that the installation knows. */
  codes?: readonly string[];
  emptyChoice?: InStudioLanguages<string>;
};

const none: InStudioLanguages<string> = { en: 'None', sv: 'Inget' };

/** One of what the installation holds under a name. */
export function NameField({ field, path, readOnly, names, codes, emptyChoice = none }: Props) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const empty = useTexts(emptyChoice);
  const options = useOptions(names, codes);
  const id = `field-${path.replaceAll('.', '__')}`;
  const isKnown = !value || options.some(({ name }) => name === value);
  return (
    <div className={`field-type text name-field${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label ?? ''} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage ?? ''} path={path} showError={showError} />
        <select
          id={id}
          value={value ?? ''}
          disabled={Boolean(readOnly)}
          onChange={({ target }) => setValue(target.value)}
        >
          {names !== 'country' && <option value="">{empty}</option>}
          {!isKnown && <option value={value}>{value}</option>}
          {options.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
}

const builtIn: readonly Option[] = Object.keys(FONT_FAMILIES).map((name) => ({ name, label: name }));

function useOptions(names: Props['names'], codes: Props['codes']): readonly Option[] {
  const { i18n } = useTranslation();
  const [options, setOptions] = useState<readonly Option[]>(names === 'font' ? builtIn : []);
  useEffect(() => {
    if (names === 'country') return;
    void (names === 'font' ? fetchFonts() : fetchThemes()).then(setOptions);
  }, [names]);
  return names === 'country' ? namedCountries(codes ?? [], i18n.language) : options;
}

/** Those of the product, and the families that were uploaded. */
async function fetchFonts(): Promise<readonly Option[]> {
  try {
    const response = await fetch('/admin/api/fonts?depth=0&pagination=false&select[family]=true');
    if (!response.ok) return builtIn;
    const { docs } = (await response.json()) as { docs: { family?: string }[] };
    const families = [...new Set(docs.flatMap(({ family }) => family ?? []))].toSorted();
    return [...families.map((name) => ({ name, label: name })), ...builtIn];
  } catch {
    return builtIn;
  }
}

function namedCountries(codes: readonly string[], language: string): readonly Option[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return codes
    .map((name) => ({ name, label: `${names.of(name) ?? name} (${name})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

/** Without an answer, what is chosen stays. */
async function fetchThemes(): Promise<readonly Option[]> {
  const own = { name: forecourt.name, label: forecourt.displayName };
  try {
    const response = await fetch('/admin/api/themes?depth=0&pagination=false&draft=true');
    if (!response.ok) return [own];
    const { docs } = (await response.json()) as { docs: { name?: string; displayName?: string }[] };
    const written = docs.flatMap(({ name, displayName }) =>
      name ? [{ name, label: displayName || name }] : [],
    );
    return written.some(({ name }) => name === own.name) ? written : [...written, own];
  } catch {
    return [own];
  }
}
