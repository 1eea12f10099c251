'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { textFinderTexts } from './texts.ts';
import { useBuiltInTexts } from './use-built-in-texts.ts';

/** Suggests known keys; others are allowed, for blocks of a single site. */
export const TextKeyField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { unknownKey } = useTexts(textFinderTexts);
  const words = useBuiltInTexts();
  const id = `field-${path.replaceAll('.', '__')}`;
  const isUnknown = Boolean(value) && Object.keys(words).length > 0 && !(value in words);
  return (
    <div
      className={`field-type text${showError ? ' error' : ''}`}
      style={{ '--field-width': field.admin?.width } as CSSProperties}
    >
      <FieldLabel label={field.label ?? ''} path={path} htmlFor={id} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage ?? ''} path={path} showError={showError} />
        <input
          id={id}
          list={`${id}-known`}
          value={value ?? ''}
          disabled={readOnly}
          onChange={({ target }) => setValue(target.value.trim())}
          autoComplete="off"
          spellCheck={false}
        />
        <datalist id={`${id}-known`}>
          {Object.entries(words).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </datalist>
      </div>
      <FieldDescription description={isUnknown ? unknownKey : (field.admin?.description ?? '')} path={path} />
    </div>
  );
};
