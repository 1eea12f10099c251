'use client';

import { useDocumentInfo, useForm, useLocale, useOperation, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { canonicalJson } from '../../collections/canonical-json.ts';
import type { Values } from './find-differences.ts';

/** Fills the form anew. What is typed while the server prepares its fields stays. */
export function useFillForm() {
  const { id, collectionSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFields, replaceState, setModified } = useForm();
  const { getFormState } = useServerFunctions();
  const { code: locale } = useLocale();
  const operation = useOperation();

  return async (values: Values): Promise<void> => {
    const before = getFields();
    const { state } = await getFormState({
      id: id as never,
      collectionSlug: collectionSlug ?? '',
      data: values,
      docPermissions: docPermissions as never,
      docPreferences: await getDocPreferences(),
      locale,
      operation: operation ?? 'update',
      renderAllFields: true,
      schemaPath: collectionSlug ?? '',
      skipValidation: true,
    });
    if (!state) return;
    const typed = typedSince(before, getFields(), state);
    replaceState({ ...state, ...typed });
    if (Object.keys(typed).length > 0) setModified(true);
  };
}

function typedSince(before: FormState, now: FormState, filled: FormState): FormState {
  const typed: FormState = {};
  for (const [path, field] of Object.entries(now)) {
    const target = filled[path];
    if (!target || field.rows || canonicalJson(field.value) === canonicalJson(before[path]?.value)) continue;
    typed[path] = { ...target, value: field.value, isModified: true };
  }
  return typed;
}
