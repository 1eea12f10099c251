'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { withNewRowsOpen } from './with-new-rows-open.ts';

/** A row that was just added stays open for its words to be written. It draws nothing itself. */
export function NewRowsOpen() {
  const { dispatchFields } = useForm();
  const added = useFormFields(([fields]) => withNewRowsOpen(fields));
  useEffect(() => {
    if (added) dispatchFields({ type: 'SET_ROW_COLLAPSED', ...added });
  }, [added, dispatchFields]);
  return null;
}
