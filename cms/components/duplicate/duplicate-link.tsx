'use client';

import { PopupList, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { duplicateTexts } from '../../duplicate/duplicate-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** In the menu of a page: leads to the form that asks for the name and the address of the copy. */
export function DuplicateLink() {
  const { id } = useDocumentInfo();
  const { code } = useLocale();
  const { duplicate } = useTexts(duplicateTexts);
  if (!id) return null;
  return (
    <PopupList.Button href={`/admin/duplicate?page=${id}&language=${code}`}>{duplicate}…</PopupList.Button>
  );
}
