'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

/** A colour as people pick it, and as a brand book writes it. */
export const ColourField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const id = `field-${path.replaceAll('.', '__')}`;
  const written = value ?? '';
  return (
    <div className={`field-type text colour-field${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label ?? ''} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage ?? ''} path={path} showError={showError} />
        <div className="colour-field__parts">
          <input
            type="color"
            aria-label={written || '#'}
            className={written ? undefined : 'colour-field__empty'}
            value={/^#[0-9a-f]{6}$/.test(written) ? written : '#ffffff'}
            disabled={Boolean(readOnly)}
            onChange={({ target }) => setValue(target.value)}
          />
          <input
            id={id}
            value={written}
            disabled={Boolean(readOnly)}
            onChange={({ target }) => setValue(normalise(target.value))}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

/** `#FFF` and `1C69D4` are what brand books write. */
function normalise(typed: string): string {
  const text = typed.trim().toLowerCase();
  const digits = text.replace(/^#/, '');
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : text;
}
