'use client';

import { FieldError, FieldLabel, useDocumentInfo, useField, useLocale } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { formatTagIds, parseTagIds } from '../../../src/features/stories/tag-ids.ts';
import { TagChooser } from './tag-chooser.tsx';

/** The tags of a story, chosen among those of its site. */
export const TagsField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { data, savedDocumentData } = useDocumentInfo();
  const { code } = useLocale();
  const site = toId(savedDocumentData?.['site'] ?? data?.['site']);
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} id={id}>
      <FieldLabel label={field.label ?? ''} path={path} as="span" />
      <div className="field-type__wrap">
        <FieldError message={errorMessage ?? ''} path={path} showError={showError} />
        {site !== undefined && (
          <TagChooser
            site={site}
            language={code}
            chosen={parseTagIds(value ?? '')}
            readOnly={Boolean(readOnly)}
            choose={(ids) => setValue(formatTagIds(ids))}
          />
        )}
      </div>
    </div>
  );
};

function toId(site: unknown): number | undefined {
  const id = typeof site === 'object' && site !== null && 'id' in site ? site.id : site;
  return typeof id === 'number' ? id : undefined;
}
