'use client';

import { toast } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { baseRevisionHeader, writeBaseRevision } from '../../revisions/save-headers.ts';
import { Problem } from '../form/problem.tsx';
import { mediaTexts } from './texts.ts';

type Props = { id: number | string; uses: number; edition: number };

/** Says how many places change before the file is sent. */
export function ReplaceFile({ id, uses, edition }: Props) {
  const texts = useTexts(mediaTexts);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  function forget(): void {
    setFile(undefined);
    if (input.current) input.current.value = '';
  }

  async function replace(chosen: File): Promise<void> {
    setBusy(true);
    const answer = await sendFile(id, edition, chosen);
    setBusy(false);
    forget();
    if (answer !== 'done') return setProblem(answer ?? texts.failed);
    toast.success(texts.replaced);
    // The form shows the file's name, size and picture, which only the server knows.
    window.location.reload();
  }

  return (
    <div className="media-uses__replace">
      <label className="studio-button">
        {texts.replace}
        <input
          ref={input}
          type="file"
          className="studio-hidden"
          onChange={({ target }) => {
            setProblem('');
            setFile(target.files?.[0]);
          }}
        />
      </label>
      <p>{texts.replaceHelp}</p>
      {file && (
        <div role="alertdialog" aria-label={texts.replace} className="media-uses__confirm">
          <p>
            <b>{file.name}</b> {uses === 0 ? texts.askUnused : texts.ask(uses)}
          </p>
          <button type="button" className="studio-button" disabled={isBusy} onClick={() => replace(file)}>
            {texts.confirm}
          </button>
          <button type="button" className="studio-quiet" onClick={forget}>
            {texts.cancel}
          </button>
        </div>
      )}
      <Problem message={problem} />
    </div>
  );
}

/** The sentence of a refusal; undefined when nobody answered. */
async function sendFile(
  id: number | string,
  edition: number,
  file: File,
): Promise<'done' | string | undefined> {
  const body = new FormData();
  body.set('file', file);
  body.set('_payload', '{}');
  try {
    const address = `/admin/api/media/${id}?replace=everywhere&depth=0`;
    const headers = { [baseRevisionHeader]: writeBaseRevision(edition) };
    const response = await fetch(address, { method: 'PATCH', credentials: 'same-origin', headers, body });
    if (response.ok) return 'done';
    const { errors } = (await response.json()) as {
      errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
    };
    return errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message;
  } catch {
    return undefined;
  }
}
