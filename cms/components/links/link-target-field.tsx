'use client';

import { FieldError, FieldLabel, useField, useForm } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LinkOption } from '../../links/link-options.ts';
import { type LinkTarget, toLinkTarget } from '../../links/link-target.ts';
import { LinkPicker } from './link-picker.tsx';
import { PickedTarget } from './picked-target.tsx';
import { linkTexts } from './texts.ts';

/** Where a link leads, picked from what the site has. An address is typed in the field below it instead. */
export const LinkTargetField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<LinkTarget | null>({ path });
  const { getField, dispatchFields } = useForm();
  const [isOpen, setOpen] = useState(false);
  const texts = useTexts(linkTexts);
  const panel = useId();
  const target = toLinkTarget(value);

  function pick({ to, title }: LinkOption): void {
    setValue(to);
    setOpen(false);
    const words = `${path.slice(0, -'to'.length)}text`;
    if (getField(words) && !getField(words)?.value)
      dispatchFields({ type: 'UPDATE', path: words, value: title });
  }

  return (
    <div
      className={`field-type link-target${showError ? ' error' : ''}`}
      id={`field-${path.replaceAll('.', '__')}`}
    >
      <FieldLabel label={field.label ?? ''} path={path} as="span" />
      <div className="field-type__wrap">
        <FieldError message={errorMessage ?? ''} path={path} showError={showError} />
        {target && <PickedTarget target={target} />}
        {!readOnly && (
          <div className="link-target__actions">
            <button
              type="button"
              className="studio-quiet"
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? texts.close : target ? texts.change : texts.choose}
            </button>
            {target && (
              <button type="button" className="studio-quiet" onClick={() => setValue(null)}>
                {texts.remove}
              </button>
            )}
          </div>
        )}
        <div id={panel}>{isOpen && <LinkPicker kind={target?.kind ?? 'page'} pick={pick} />}</div>
      </div>
    </div>
  );
};
