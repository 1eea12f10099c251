'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../i18n/use-texts.ts';
import type { EarlierFile } from '../../media/earlier-files.ts';
import { mediaTexts } from './texts.ts';

type Props = { id: number | string; files: readonly EarlierFile[]; canRestore: boolean };

export function EarlierFiles({ id, files, canRestore }: Props) {
  const texts = useTexts(mediaTexts);
  const { i18n } = useTranslation();
  const formatted = (date: string) =>
    new Date(date).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });

  async function restore(file: string): Promise<void> {
    const response = await fetch(`/admin/api/media/${id}/restore-file`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file }),
    }).catch(() => null);
    if (!response?.ok) return void toast.error(texts.failed);
    toast.success(texts.restored);
    window.location.reload();
  }

  return (
    <>
      <h3>{texts.earlier}</h3>
      <ul className="media-uses__earlier">
        {files.map(({ mediaFile, type, vector, replacedAt }) => (
          <li key={mediaFile}>
            {!type && !vector && (
              <img src={`/admin/api/media/${id}/earlier/${mediaFile}`} alt="" width={120} loading="lazy" />
            )}
            <small>{texts.until(formatted(replacedAt))}</small>
            {canRestore && (
              <button type="button" className="studio-quiet" onClick={() => restore(mediaFile)}>
                {texts.useAgain}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
