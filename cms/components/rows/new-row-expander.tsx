'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { expandNewRows } from './expand-new-rows.ts';
import { useKeptRows } from './use-kept-rows.ts';

/** Keeps a row that was just added expanded, and all others as they were left. Renders nothing. */
export function NewRowExpander() {
  useKeptRows();
  const { dispatchFields } = useForm();
  const added = useFormFields(([fields]) => expandNewRows(fields));
  useEffect(() => {
    if (added) dispatchFields({ type: 'SET_ROW_COLLAPSED', ...added });
  }, [added, dispatchFields]);
  return null;
}
