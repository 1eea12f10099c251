'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { expandNewRows } from './expand-new-rows.ts';

/** A row that was just added stays open for its words to be written. It draws nothing itself. */
export function NewRowExpander() {
  const { dispatchFields } = useForm();
  const added = useFormFields(([fields]) => expandNewRows(fields));
  useEffect(() => {
    if (added) dispatchFields({ type: 'SET_ROW_COLLAPSED', ...added });
  }, [added, dispatchFields]);
  return null;
}
