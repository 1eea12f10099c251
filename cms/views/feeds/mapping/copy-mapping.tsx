'use client';

import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Panel } from '../../operations/panel.tsx';
import { StudioLink } from '../../studio-link.tsx';
import type { Answer } from '../ask-inventory.ts';
import { feedPath } from '../feeds-route.ts';
import type { StoredMapping } from '../import-wizard/use-stored-mapping.ts';
import { MappingRefusal } from '../mapping-refusal.tsx';
import { Select } from '../select.tsx';
import type { ListedIndex } from '../use-listed-indices.ts';
import { changeMapping } from './change-mapping.ts';
import { NoteField } from './note-field.tsx';
import { mappingTexts } from './texts.ts';

type Props = { listed: ListedIndex; indices: readonly ListedIndex[]; versions: readonly number[] };

/** A version becomes that of another stock of its kind. */
export function CopyMapping({ listed: { index, kind }, indices, versions }: Props) {
  const texts = useTexts(mappingTexts);
  const others = indices.filter((each) => each.mayChange && each.kind === kind && each.index !== index);
  const [to, setTo] = useState(others[0]?.index ?? '');
  const [chosen, setVersion] = useState<number>();
  const [typed, setNote] = useState<string>();
  const [copied, setCopied] = useState<{ to: string; answer: Answer<StoredMapping> }>();
  const version = chosen ?? versions[0];
  if (others.length === 0 || version === undefined) return null;
  const note = typed ?? texts.copyNote(index, version);
  const done = copied?.to === to ? copied.answer : undefined;
  const present =
    done?.state === 'ok' ? done.body.version : others.find((each) => each.index === to)?.mappingVersion;
  const copy = async () => {
    const change = { index: to, replaces: present, note, json: { copyFrom: { index, version } } };
    setCopied({ to, answer: await changeMapping(change) });
  };
  return (
    <Panel id="mapping-copy" title={texts.copy}>
      <p className="feeds__note">{texts.copyAbout}</p>
      <div className="feed-mapping__form">
        <Select
          label={texts.copyTo}
          value={to}
          options={others.map((each) => [each.index, each.index] as const)}
          set={setTo}
        />
        <Select
          label={texts.copyWhich}
          value={String(version)}
          options={versions.map((each) => [String(each), String(each)] as const)}
          set={(each) => setVersion(Number(each))}
        />
        <NoteField note={note} set={setNote} />
      </div>
      {present !== undefined && done === undefined && (
        <p className="feeds__note">{texts.replaces(to, present)}</p>
      )}
      <div aria-live="polite">
        {done?.state === 'ok' && (
          <p className="operations__message">
            {texts.copied(to)} <StudioLink href={feedPath(to, 'mapping')}>{texts.toCopy}</StudioLink>
          </p>
        )}
      </div>
      <MappingRefusal refusal={done?.state === 'ok' ? undefined : done} />
      <button type="button" className="studio-button" onClick={copy}>
        {texts.copyNow}
      </button>
    </Panel>
  );
}
