'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { useUses } from './use-uses.ts';
import { UsesList } from './uses-list.tsx';
import { usesTexts } from './uses-texts.ts';

/** Beside the form: the pages, headers and footers that link to the document or show it. */
export function UsedBy() {
  const texts = useTexts(usesTexts);
  const { id, isTrashed } = useDocumentInfo();
  const uses = useUses(!isTrashed);
  if (!id || !uses) return null;
  return (
    <section className="page-languages" aria-labelledby="used-by">
      <h2 id="used-by">{texts.heading}</h2>
      {uses.uses.length + uses.elsewhere > 0 ? <UsesList uses={uses} /> : <p>{texts.none}</p>}
    </section>
  );
}
