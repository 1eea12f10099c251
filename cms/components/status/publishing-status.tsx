'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';

type Answer = { doc?: Record<string, unknown>; message?: string; errors?: { message?: string }[] };

/** How far a document is, and the way back to what is public. */
export function PublishingStatus() {
  const info = useDocumentInfo();
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount, isTrashed } = info;
  const { config } = useConfig();
  const { reset } = useForm();
  const { code: locale } = useLocale();
  const { toggleModal } = useModal();
  const { i18n, t } = useTranslation();
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  const modalSlug = `confirm-revert-${id}`;

  async function revert(): Promise<void> {
    const path = `${config.routes.api}/${collectionSlug}/${id}/revert?locale=${locale}&fallback-locale=null`;
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': i18n.language },
    });
    const { doc, message, errors } = (await response.json().catch(() => ({}))) as Answer;
    if (!response.ok || !doc) {
      toast.error(errors?.[0]?.message ?? t('error:revertingDocument'));
      return;
    }
    await reset(doc);
    toast.success(message ?? '');
    info.incrementVersionCount();
    info.setMostRecentVersionIsAutosaved(false);
    info.setUnpublishedVersionCount(0);
  }

  return (
    <div className="status">
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{t(`version:${statusOf(info)}`)}</span>
        {isChanged && !isTrashed && info.hasPublishPermission && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(modalSlug)}
            >
              {t('version:revertToPublished')}
            </Button>
            <ConfirmationModal
              body={t('version:aboutToRevertToPublished')}
              confirmingLabel={t('version:reverting')}
              heading={t('version:confirmRevertToSaved')}
              modalSlug={modalSlug}
              onConfirm={revert}
            />
          </>
        )}
      </div>
    </div>
  );
}

type Info = Pick<
  ReturnType<typeof useDocumentInfo>,
  'hasPublishedDoc' | 'unpublishedVersionCount' | 'isTrashed'
>;

function statusOf({ hasPublishedDoc, unpublishedVersionCount, isTrashed }: Info) {
  if (isTrashed) return hasPublishedDoc ? 'previouslyPublished' : 'previouslyDraft';
  if (!hasPublishedDoc) return 'draft';
  return unpublishedVersionCount > 0 ? 'changed' : 'published';
}
