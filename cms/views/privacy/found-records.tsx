import { useState } from 'react';
import type { FoundRecord } from '../../../src/features/privacy/find-person.ts';
import type { Person } from '../../../src/shared/personal-data/person-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type Column, Panel, PanelTable } from '../operations/panel.tsx';
import { askPrivacy } from './ask-privacy.ts';
import { ConfirmErasure } from './confirm-erasure.tsx';
import { HandOver } from './hand-over.tsx';
import type { LanguageChoice, ListedErasure } from './privacy-overview.ts';
import { privacyTexts } from './texts.ts';

type Props = {
  person: Person;
  records: readonly FoundRecord[];
  isCut: boolean;
  languages: readonly LanguageChoice[];
  canErase: boolean;
  erased: (erasure: ListedErasure) => Promise<void>;
};

/** All of it, to be looked at. What only the name found is not chosen: it may be somebody else's. */
export function FoundRecords({ person, records, isCut, languages, canErase, erased }: Props) {
  const texts = useTexts(privacyTexts);
  const [chosen, setChosen] = useState(() => new Set(records.filter(isProved).map(keyOf)));
  const [message, setMessage] = useState('');
  const references = records
    .filter((record) => chosen.has(keyOf(record)))
    .map(({ kind, id }) => ({ kind, id }));
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const erase = async () => {
    setMessage(texts.erasing);
    const answer = await askPrivacy<ListedErasure>('/erase', { person, records: references }, texts);
    setMessage(answer.ok ? '' : answer.problem);
    if (answer.ok) await erased(answer.body);
  };
  const columns: Column<FoundRecord>[] = [
    {
      title: texts.chosen,
      of: (record) => (
        <input
          type="checkbox"
          checked={chosen.has(keyOf(record))}
          onChange={() => toggle(keyOf(record))}
          aria-label={texts.choose(`${texts.kinds[record.kind]} ${record.id}`)}
        />
      ),
    },
    { title: texts.kind, of: ({ kind }) => texts.kinds[kind] },
    { title: texts.received, of: ({ at }) => at?.slice(0, 10) ?? '–' },
    { title: texts.site, of: ({ site }) => site ?? '–' },
    { title: texts.foundBy, of: ({ matches }) => matches.map((match) => texts.matches[match]).join(', ') },
    {
      title: texts.content,
      of: ({ id, content }) => (
        <details className="privacy__content">
          <summary>
            {texts.show}
            <span className="studio-hidden"> {id}</span>
          </summary>
          <pre>{JSON.stringify(content, null, 2)}</pre>
        </details>
      ),
    },
  ];
  return (
    <Panel id="privacy-found" title={texts.results}>
      <p role="status">{isCut ? texts.cut : records.length > 0 && texts.found(records.length)}</p>
      {records.length > 1 && !isCut && (
        <div className="privacy__buttons">
          <span>{texts.chosenCount(references.length, records.length)}</span>
          <button
            type="button"
            className="studio-quiet"
            disabled={references.length === records.length}
            onClick={() => setChosen(new Set(records.map(keyOf)))}
          >
            {texts.chooseAll}
          </button>
          <button
            type="button"
            className="studio-quiet"
            disabled={references.length === 0}
            onClick={() => setChosen(new Set())}
          >
            {texts.chooseNone}
          </button>
        </div>
      )}
      <PanelTable
        label={texts.results}
        columns={columns}
        rows={records}
        keyOf={keyOf}
        empty={texts.nothing}
      />
      {records.length > 0 && !isCut && (
        <div className="privacy__actions">
          <HandOver person={person} records={references} languages={languages} />
          <ConfirmErasure count={references.length} canErase={canErase} erase={erase} />
        </div>
      )}
      <div aria-live="polite">{message && <p className="privacy__message">{message}</p>}</div>
    </Panel>
  );
}

function isProved({ matches }: FoundRecord): boolean {
  return matches.some((match) => match !== 'name');
}

function keyOf({ kind, id }: FoundRecord): string {
  return `${kind} ${id}`;
}
