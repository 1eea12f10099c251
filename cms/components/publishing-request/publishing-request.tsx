'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import { timeOf } from '../history/time-of.ts';
import { NoteForm } from './note-form.tsx';
import { requestPanelTexts } from './texts.ts';
import { usePublishingRequest } from './use-publishing-request.ts';

/** Beside the form: authors ask for publishing, editors answer, authors see the answer. */
export function PublishingRequestPanel() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const texts = useTexts(requestPanelTexts);
  const { i18n } = useTranslation();
  const { overview, ask, sendBack, markSeen } = usePublishingRequest(
    collectionSlug,
    isTrashed ? undefined : id,
    texts.unreachable,
  );
  if (!id || isTrashed || !overview) return null;
  const { latest, isOwn, mayAnswer, hasChanges } = overview;
  const at = (time: string | null | undefined) => (time ? timeOf(time, i18n.language) : '');
  const isWaiting = latest?.state === 'waiting';
  const isUnseen = isOwn && !latest?.seenAt && latest?.state !== 'waiting';
  const mayAsk = !mayAnswer && hasChanges && !isWaiting;
  if (!isWaiting && !isUnseen && !mayAsk) return null;
  return (
    <section className="publishing-request" aria-labelledby="publishing-request">
      <h2 id="publishing-request">{texts.heading}</h2>
      {isWaiting && (
        <>
          <p>
            {isOwn
              ? texts.waitingOwn(at(latest.askedAt))
              : texts.waiting(latest.askedByName ?? '', at(latest.askedAt))}
          </p>
          {latest.note && <blockquote>{latest.note}</blockquote>}
          {mayAnswer && (
            <>
              <p>{texts.toAnswer}</p>
              <NoteForm label={texts.noteForAuthor} action={texts.sendBack} required send={sendBack} />
            </>
          )}
        </>
      )}
      {isUnseen && (
        <div role="status">
          <p>
            {latest?.state === 'returned'
              ? texts.returned(latest.answeredByName ?? '', at(latest.answeredAt))
              : texts.published(latest?.answeredByName ?? '', at(latest?.answeredAt))}
          </p>
          {latest?.answer && <blockquote>{latest.answer}</blockquote>}
          <button type="button" className="studio-quiet" onClick={markSeen}>
            {texts.understood}
          </button>
        </div>
      )}
      {mayAsk && (
        <NoteForm label={texts.noteForEditors} action={isUnseen ? texts.askAgain : texts.ask} send={ask} />
      )}
    </section>
  );
}
