'use client';

import { useState } from 'react';
import { Problem } from '../../../components/form/problem.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Panel } from '../../operations/panel.tsx';
import { askInventory, type Refusal } from '../ask-inventory.ts';
import type { StoredMapping } from '../import-wizard/use-stored-mapping.ts';
import { MappingRefusal } from '../mapping-refusal.tsx';
import { changeMapping } from './change-mapping.ts';
import { parseMappingFile, writeMappingFile } from './mapping-document.ts';
import { mappingTexts } from './texts.ts';

type Props = {
  index: string;
  latest: number;
  hasMapping: boolean;
  inForce: number | undefined;
  mayChange: boolean;
  changed: (message: string) => Promise<void>;
};
type State = { at: 'rest' | 'working' | 'no JSON' } | { at: 'refused'; refusal: Refusal };

/** The mapping as a JSON file, out and in. */
export function MappingFile({ index, latest, hasMapping, inForce, mayChange, changed }: Props) {
  const texts = useTexts(mappingTexts);
  const [state, setState] = useState<State>({ at: 'rest' });

  const save = async () => {
    const answer = await askInventory<StoredMapping>(`/${encodeURIComponent(index)}/mapping`);
    if (answer.state !== 'ok') return setState({ at: 'refused', refusal: answer });
    setState({ at: 'rest' });
    saveAs(`${index}.mapping.json`, writeMappingFile(answer.body.mapping));
  };
  const load = async (file: File | undefined) => {
    if (!file) return;
    setState({ at: 'working' });
    const json = parseMappingFile(await file.text());
    if (json === undefined) return setState({ at: 'no JSON' });
    const replaces = hasMapping ? latest : undefined;
    const answer = await changeMapping({ index, replaces, note: texts.loadNote(file.name), json });
    if (answer.state !== 'ok') return setState({ at: 'refused', refusal: answer });
    setState({ at: 'rest' });
    await changed(texts.loaded(answer.body.version));
  };

  if (inForce === undefined && !mayChange) return null;
  return (
    <Panel id="mapping-file" title={texts.file}>
      <p className="feeds__note">{texts.fileAbout}</p>
      <div className="feeds__actions feed-mapping__file">
        {inForce !== undefined && (
          <button type="button" className="studio-button" onClick={save}>
            {texts.save}
          </button>
        )}
        {mayChange && (
          <label className="studio-quiet">
            {texts.load}
            <input
              type="file"
              className="studio-hidden"
              accept=".json,application/json"
              disabled={state.at === 'working'}
              onChange={({ target }) => {
                load(target.files?.[0]);
                // The same file can be chosen again after it was changed.
                target.value = '';
              }}
            />
          </label>
        )}
      </div>
      <div role="status">{state.at === 'working' && texts.loading}</div>
      {state.at === 'no JSON' && <Problem message={texts.noJson} />}
      <MappingRefusal refusal={state.at === 'refused' ? state.refusal : undefined} />
    </Panel>
  );
}

function saveAs(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
