'use client';

import { useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { useUses } from './use-uses.ts';
import { UsesList } from './uses-list.tsx';
import { usesTexts } from './uses-texts.ts';

/** In the question whether to delete: where the document is used. Payload's own dialog has no place for it. */
export function DeletionWarning() {
  const { id, collectionSlug } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const isOpen = Boolean(id) && isModalOpen(`delete-${id}`);
  const texts = useTexts(usesTexts);
  const uses = useUses(isOpen);
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    setDialog(isOpen ? document.querySelector(`#delete-${id} .confirmation-modal__content`) : null);
  }, [isOpen, id]);
  const count = uses ? uses.uses.length + uses.elsewhere : 0;
  if (!dialog || !uses || count === 0) return null;
  return createPortal(
    <div className="deletion-warning" role="alert">
      <p>{collectionSlug === 'media' ? texts.blocked(count) : texts.warning(count)}</p>
      <UsesList uses={uses} />
    </div>,
    dialog,
  );
}
