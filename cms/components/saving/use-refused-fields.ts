'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';
import { canonicalJson } from '../../collections/canonical-json.ts';
import type { Values } from './find-differences.ts';
import { valueAt } from './value-at.ts';

export type RefusedField = { path: string; message: string };

/**
 * Payload asks the server for the state of the form while somebody types. An answer that was on its way while a save was
 * refused knows nothing of the refusal and would wipe it: it stays until the field changes or a save is stored.
 */
export function useRefusedFields() {
  const [fields, dispatch] = useAllFormFields();
  const refused = useRef(new Map<string, { message: string; value: string }>());

  useLayoutEffect(() => {
    const wiped: RefusedField[] = [];
    for (const [path, { message, value }] of refused.current) {
      const field = fields[path];
      if (!field || canonicalJson(field.value) !== value) refused.current.delete(path);
      else if (field.valid !== false || field.errorMessage !== message) wiped.push({ path, message });
    }
    if (wiped.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: wiped });
  }, [fields, dispatch]);

  return {
    refuse(sent: Values, errors: readonly RefusedField[]): void {
      refused.current = new Map(
        errors.map(({ path, message }) => [path, { message, value: canonicalJson(valueAt(sent, path)) }]),
      );
    },
    forget: () => refused.current.clear(),
  };
}
