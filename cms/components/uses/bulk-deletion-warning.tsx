'use client';

import { useListQuery, useModal, useSelection } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Uses } from '../../links/find-uses.ts';
import { fetchUses } from './fetch-uses.ts';
import { joinUses } from './join-uses.ts';
import { UsesList } from './uses-list.tsx';
import { usesTexts } from './uses-texts.ts';

const QUESTION = 'confirm-delete-many-docs';

/** In the question whether to delete what is chosen in a list: where any of it is used. */
export function BulkDeletionWarning() {
  const { collectionSlug } = useListQuery();
  const { selected } = useSelection();
  const { isModalOpen } = useModal();
  const isOpen = isModalOpen(QUESTION);
  const texts = useTexts(usesTexts);
  const [uses, setUses] = useState<Uses>();
  const [dialog, setDialog] = useState<Element | null>(null);
  const ids = [...selected].flatMap(([id, isSelected]) => (isSelected ? [id] : []));
  const asked = isOpen && collectionSlug ? ids.join(' ') : '';

  useEffect(() => {
    setDialog(asked ? document.querySelector(`#${QUESTION} .confirmation-modal__content`) : null);
    setUses(undefined);
    if (!asked) return;
    const abort = new AbortController();
    const all = asked.split(' ').map((id) => fetchUses(collectionSlug ?? '', id, abort.signal));
    Promise.all(all)
      .then((found) => setUses(joinUses(found)))
      .catch(() => {});
    return () => abort.abort();
  }, [asked, collectionSlug]);

  const count = uses ? uses.uses.length + uses.elsewhere : 0;
  if (!dialog || !uses || count === 0) return null;
  return createPortal(
    <div className="deletion-warning" role="alert">
      <p>{texts.warningOfMany(count)}</p>
      <UsesList uses={uses} />
    </div>,
    dialog,
  );
}
