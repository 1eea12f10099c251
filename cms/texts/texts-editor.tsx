'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { parseTextMessage } from '../components/preview/parse-edit-message.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { exportAddress, fetchPlaces, fetchTexts, placeAddress, type TextsOf } from './fetch-texts.ts';
import { filterTexts, type TextFilter } from './filter-texts.ts';
import type { SiteText, TextState } from './site-text.ts';
import { TextForm } from './text-form.tsx';
import { type SiteTextsTexts, siteTextsTexts } from './view-texts.ts';

type TextsEditorProps = {
  of: TextsOf;
  siteUrl: string;
  /** The document with the versions of the texts; there is none before the first is changed. */
  document: string | undefined;
  canEdit: boolean;
};

const SHOWN_AT_ONCE = 50;
const states: readonly TextState[] = ['missing', 'outdated', 'own', 'product'];

/** All texts of a site in a language beside the language they are translated from. */
export function TextsEditor({ of, siteUrl, document, canEdit }: TextsEditorProps) {
  const words = useTexts(siteTextsTexts);
  const [texts, setTexts] = useState<readonly SiteText[] | 'failed'>();
  const [places, setPlaces] = useState<Readonly<Record<string, string>>>({});
  const [filter, setFilter] = useState<TextFilter>({ sought: '', state: '', module: '' });
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  // A row stays where it is while its text is being worked on.
  const [stateAtLoad, setStateAtLoad] = useState<ReadonlyMap<string, TextState>>(new Map());
  const preview = useRef<{ window: MessageEventSource; origin: string }>(undefined);

  useEffect(() => {
    let isCurrent = true;
    fetchTexts(of).then(
      (loaded) => {
        if (!isCurrent) return;
        setStateAtLoad(new Map(loaded.map(({ key, state }) => [key, state])));
        setTexts(loaded);
        if (loaded[0]?.state === 'missing') setFilter((before) => ({ ...before, state: 'missing' }));
      },
      () => isCurrent && setTexts('failed'),
    );
    void fetchPlaces(of).then((found) => isCurrent && setPlaces(found));
    return () => {
      isCurrent = false;
    };
  }, [of]);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = parseTextMessage(event, siteUrl);
      if (!message || !event.source) return;
      preview.current = { window: event.source, origin: event.origin };
      setFilter({ sought: message.keys.join(' '), state: '', module: '' });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [siteUrl]);

  const found = useMemo(
    () => (Array.isArray(texts) ? filterTexts(texts, filter, stateAtLoad) : []),
    [texts, filter, stateAtLoad],
  );

  if (texts === undefined) return <p role="status">{words.loading}</p>;
  if (texts === 'failed') return <p role="alert">{words.failed}</p>;

  function change(saved: SiteText): void {
    setTexts((before) =>
      Array.isArray(before) ? before.map((each) => (each.key === saved.key ? saved : each)) : before,
    );
    const to = preview.current;
    to?.window.postMessage({ type: 'forecourt-text-saved' }, { targetOrigin: to.origin });
  }

  function look(wanted: Partial<TextFilter>): void {
    setFilter((before) => ({ ...before, ...wanted }));
    setShown(SHOWN_AT_ONCE);
  }

  return (
    <>
      <Filters texts={texts} filter={filter} look={look} words={words} />
      <p className="site-texts__links">
        <a href={exportAddress(of)} download>
          {words.download}
        </a>
        {document && <a href={`${document}/versions`}>{words.versions}</a>}
      </p>
      {found.length === 0 && <p role="status">{words.none}</p>}
      <ul className="site-texts">
        {found.slice(0, shown).map((text) => (
          <Row
            key={`${of.language} ${text.key}`}
            of={of}
            text={text}
            place={places[text.key]}
            canEdit={canEdit}
            onSaved={change}
          />
        ))}
      </ul>
      {found.length > shown && (
        <button type="button" className="studio-button" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {words.more(Math.min(SHOWN_AT_ONCE, found.length - shown))}
        </button>
      )}
    </>
  );
}

type FiltersProps = {
  texts: readonly SiteText[];
  filter: TextFilter;
  look: (wanted: Partial<TextFilter>) => void;
  words: SiteTextsTexts;
};

function Filters({ texts, filter, look, words }: FiltersProps) {
  const modules = useMemo(() => [...new Set(texts.map(({ module }) => module))].sort(), [texts]);
  const count = (state: TextState) => texts.filter((each) => each.state === state).length;
  return (
    <div className="site-texts__filters">
      <label className="studio-field">
        <span>{words.search}</span>
        <input
          type="search"
          value={filter.sought}
          placeholder={words.searchHelp}
          autoComplete="off"
          onChange={({ target }) => look({ sought: target.value })}
        />
      </label>
      <label className="studio-field">
        <span>{words.show}</span>
        <select
          value={filter.state}
          onChange={({ target }) => look({ state: target.value as TextFilter['state'] })}
        >
          <option value="">{words.all(texts.length)}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {words.states[state](count(state))}
            </option>
          ))}
        </select>
      </label>
      <label className="studio-field">
        <span>{words.part}</span>
        <select value={filter.module} onChange={({ target }) => look({ module: target.value })}>
          <option value="">{words.allParts}</option>
          {modules.map((module) => (
            <option key={module}>{module}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

type RowProps = {
  of: TextsOf;
  text: SiteText;
  place: string | undefined;
  canEdit: boolean;
  onSaved: (text: SiteText) => void;
};

function Row({ of, text, place, canEdit, onSaved }: RowProps) {
  const words = useTexts(siteTextsTexts);
  const id = useId();
  return (
    <li className="site-text" data-text-state={text.state}>
      <div>
        <p id={id} lang={of.source}>
          {text.source || text.product || text.key}
        </p>
        <p className="site-text__facts">
          {text.state !== 'product' && <span className="site-text__badge">{words.badges[text.state]}</span>}
          <code>{text.key}</code>
          {place && (
            // biome-ignore lint/security/noBlankTarget: our own preview answers the window that it was opened from
            <a href={placeAddress(of, text.key, place)} target="_blank" rel="opener">
              {words.see}
            </a>
          )}
        </p>
      </div>
      <TextForm of={of} text={text} canEdit={canEdit} labelledBy={id} onSaved={onSaved} />
    </li>
  );
}
