'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { expandNewRows } from './expand-new-rows.ts';

/** Keeps a row that was just added expanded. Renders nothing. */
export function NewRowExpander() {
  const { dispatchFields } = useForm();
  const added = useFormFields(([fields]) => expandNewRows(fields));
  useEffect(() => {
    if (added) dispatchFields({ type: 'SET_ROW_COLLAPSED', ...added });
  }, [added, dispatchFields]);
  return null;
}
