'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { saveText, type TextsOf } from './fetch-texts.ts';
import { isMuchLonger, type SiteText } from './site-text.ts';
import { siteTextsTexts } from './view-texts.ts';

type TextFormProps = {
  of: TextsOf;
  text: SiteText;
  canEdit: boolean;
  /** What the field is called: the source text beside it. */
  labelledBy: string;
  onSaved: (text: SiteText) => void;
};

/** One text of a site in a field, with what the product says, and the way back to that. */
export function TextForm({ of, text, canEdit, labelledBy, onSaved }: TextFormProps) {
  const words = useTexts(siteTextsTexts);
  const shown = text.own || (text.state === 'missing' ? '' : text.product);
  const [typed, setTyped] = useState(shown);
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const help = useId();
  const isChanged = typed !== shown;

  async function save(wanted: string): Promise<void> {
    setSaving(true);
    setProblem('');
    const isProduct = wanted === text.product && text.state !== 'missing' && text.state !== 'outdated';
    const result = await saveText(of, text.key, isProduct ? '' : wanted, words.notSaved);
    setSaving(false);
    if ('problem' in result) return setProblem(result.problem);
    setTyped(result.text.own || (result.text.state === 'missing' ? '' : result.text.product));
    setSaved(true);
    onSaved(result.text);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isChanged) return;
    event.preventDefault();
    void save(typed);
  }

  return (
    <div className="site-text__form">
      <textarea
        value={typed}
        rows={Math.min(6, Math.max(1, Math.ceil(Math.max(typed.length, text.product.length) / 48)))}
        lang={of.language}
        aria-labelledby={labelledBy}
        aria-describedby={help}
        aria-invalid={problem !== ''}
        readOnly={!canEdit}
        spellCheck
        onChange={({ target }) => {
          setTyped(target.value);
          setSaved(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={help}>
        {problem && (
          <p className="studio-problem" role="alert">
            {problem}
          </p>
        )}
        {text.own && text.product && text.state !== 'missing' && (
          <p>
            {words.product}
            <q lang={of.language}>{text.product}</q>
          </p>
        )}
        {text.state === 'outdated' && (
          <p>
            {words.changed}
            <q lang={of.language}>{text.replaced}</q>
          </p>
        )}
        {isChanged && isMuchLonger(typed, text.product) && <p>{words.longer}</p>}
      </div>
      <div className="site-text__buttons">
        {isChanged && (
          <>
            <button type="button" className="studio-button" disabled={isSaving} onClick={() => save(typed)}>
              {words.save}
            </button>
            <button type="button" className="studio-quiet" onClick={() => setTyped(shown)}>
              {words.undo}
            </button>
          </>
        )}
        {canEdit && !isChanged && text.state === 'outdated' && (
          <button type="button" className="studio-button" disabled={isSaving} onClick={() => save(text.own)}>
            {words.keep}
          </button>
        )}
        {canEdit && !isChanged && text.own && (
          <button type="button" className="studio-quiet" disabled={isSaving} onClick={() => save('')}>
            {words.reset}
          </button>
        )}
        <span role="status">{isSaved && !isChanged && words.saved}</span>
      </div>
    </div>
  );
}
