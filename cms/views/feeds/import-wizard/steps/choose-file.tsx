'use client';

import { useRouter } from 'next/navigation.js';
import { type DragEvent, useState } from 'react';
import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import type { FeedPreview } from '../../../../../src/features/inventory/mapping/preview-feed.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import type { Refusal } from '../../ask-inventory.ts';
import { feedPath } from '../../feeds-route.ts';
import { RefusalNotice } from '../../refusal-notice.tsx';
import type { ListedIndex } from '../../use-listed-indices.ts';
import type { FeedDraft } from '../draft/feed-draft.ts';
import { askAboutFile } from '../kept-file.ts';
import { Progress } from '../progress.tsx';
import { importWizardTexts } from '../texts.ts';
import { useStoredMapping } from '../use-stored-mapping.ts';

type Props = { index: string; indices: readonly ListedIndex[]; done: (draft: FeedDraft) => void };

/** The file, and whether it is read as the last one was. */
export function ChooseFile({ index, indices, done }: Props) {
  const texts = useTexts(importWizardTexts);
  const router = useRouter();
  const { mapping: stored } = useStoredMapping(index);
  const before = stored.state === 'stored' ? stored.stored : undefined;
  const [isAnew, setAnew] = useState(false);
  const [share, setShare] = useState<number>();
  const [refusal, setRefusal] = useState<Refusal>();

  const read = async (file: File | undefined) => {
    if (!file) return;
    setRefusal(undefined);
    setShare(0);
    let upload: string | undefined;
    const sent = (id: string) => {
      upload = id;
    };
    const mapping = before && !isAnew ? (before.mapping as FeedMapping) : undefined;
    const answer = await askAboutFile<FeedPreview>(
      { index, file, upload, sent },
      {
        path: `/mapping/${mapping ? 'preview' : 'proposal'}`,
        mapping,
        isLook: true,
        onProgress: setShare,
      },
    );
    setShare(undefined);
    if (answer.state !== 'ok') return setRefusal(answer);
    done({
      step: 'fields',
      file,
      upload,
      mapping: mapping ?? (answer.body.mapping as FeedMapping),
      confidence: confidenceIn(answer.body),
      savedAt: new Date().toISOString(),
    });
  };

  return (
    <>
      <p className="feeds__note">{texts.file.about}</p>
      {indices.length > 1 && (
        <label className="studio-field import-wizard__stock">
          <span>{texts.file.stock}</span>
          <select
            value={index}
            onChange={({ target }) => router.push(feedPath(target.value, 'import-wizard'))}
          >
            {indices.map((each) => (
              <option key={each.index} value={each.index}>
                {each.index}
              </option>
            ))}
          </select>
        </label>
      )}
      {before && (
        <fieldset className="import-wizard__how">
          <legend>{texts.file.how}</legend>
          <label>
            <input type="radio" name="how" checked={!isAnew} onChange={() => setAnew(false)} />
            {texts.file.asBefore(before.version)}
          </label>
          <label>
            <input type="radio" name="how" checked={isAnew} onChange={() => setAnew(true)} />
            {texts.file.anew}
          </label>
        </fieldset>
      )}
      <DropZone read={read} isBusy={share !== undefined || stored.state === 'asking'} />
      {share !== undefined && <Progress label={texts.file.sending} share={share} />}
      <RefusalNotice refusal={refusal ?? (stored.state === 'failed' ? stored.refusal : undefined)} />
    </>
  );
}

function confidenceIn({ fields }: FeedPreview): Record<string, number> {
  return Object.fromEntries(
    fields.flatMap(({ field, confidence }) => (confidence === undefined ? [] : [[field, confidence]])),
  );
}

type DropZoneProps = { read: (file: File | undefined) => void; isBusy: boolean };

/** A file is dropped on it or chosen; the keyboard reaches the input. */
function DropZone({ read, isBusy }: DropZoneProps) {
  const { file: texts } = useTexts(importWizardTexts);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) read(event.dataTransfer.files[0]);
  };
  return (
    <label
      className="import-wizard__drop"
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <strong>{texts.drop}</strong>
      <span>
        {texts.or} <u>{texts.choose}</u>
      </span>
      <input
        type="file"
        disabled={isBusy}
        onChange={({ target }) => {
          read(target.files?.[0]);
          // The same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
    </label>
  );
}
