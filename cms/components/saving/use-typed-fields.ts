'use client';

import { useAllFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useLayoutEffect, useRef } from 'react';
import { canonicalJson } from '../../collections/canonical-json.ts';
import type { Values } from './find-differences.ts';
import { valueAt } from './value-at.ts';

/**
 * Payload takes the answer of an autosave for all fields but the one that was typed in last. All fields that were typed in
 * since the save was sent are marked as such, so that the answer overwrites none of them.
 */
export function useTypedFields() {
  const [fields, dispatch] = useAllFormFields();
  const typed = useRef(new Set<string>());
  const newest = useRef(fields);
  newest.current = fields;

  useLayoutEffect(() => {
    const unmarked: FormState = {};
    for (const [path, field] of Object.entries(fields)) {
      if (field.isModified) typed.current.add(path);
      else if (typed.current.has(path)) unmarked[path] = { ...field, isModified: true };
    }
    if (Object.keys(unmarked).length > 0) dispatch({ type: 'UPDATE_MANY', formState: unmarked });
  }, [fields, dispatch]);

  return {
    /** A save is on its way: fields that it holds as they are now may take its answer. */
    onSending(sent: Values): void {
      for (const path of typed.current)
        if (canonicalJson(valueAt(sent, path)) === canonicalJson(newest.current[path]?.value))
          typed.current.delete(path);
    },
    /** The form is filled anew. */
    forget: () => typed.current.clear(),
  };
}
