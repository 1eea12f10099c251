'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { ModalDialog } from '../components/saving/modal-dialog.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { fetchTexts, type TextsOf } from './fetch-texts.ts';
import type { SiteText } from './site-text.ts';
import { TextForm } from './text-form.tsx';
import { siteTextsTexts } from './view-texts.ts';

type PointedTextsProps = {
  of: TextsOf;
  keys: readonly string[];
  onSaved: () => void;
  onClose: () => void;
};

/** The texts that somebody pointed at in the preview. */
export function PointedTexts({ of, keys, onSaved, onClose }: PointedTextsProps) {
  const words = useTexts(siteTextsTexts);
  const { user } = useAuth();
  const [texts, setTexts] = useState<readonly SiteText[] | 'failed'>();
  useEffect(() => {
    fetchTexts(of, keys).then(setTexts, () => setTexts('failed'));
  }, [of, keys]);
  return (
    <ModalDialog title={words.pointed} help={words.pointedHelp} onCancel={onClose}>
      {texts === undefined && <p role="status">{words.loading}</p>}
      {texts === 'failed' && <p role="alert">{words.failed}</p>}
      {Array.isArray(texts) && (
        <ul className="site-texts">
          {texts.map((text) => (
            <Pointed
              key={text.key}
              of={of}
              text={text}
              canEdit={user?.['role'] !== 'author'}
              onSaved={(saved) => {
                setTexts((before) =>
                  Array.isArray(before)
                    ? before.map((each) => (each.key === saved.key ? saved : each))
                    : before,
                );
                onSaved();
              }}
            />
          ))}
        </ul>
      )}
      <button type="button" className="studio-button" onClick={onClose}>
        {words.done}
      </button>
    </ModalDialog>
  );
}

type PointedProps = { of: TextsOf; text: SiteText; canEdit: boolean; onSaved: (text: SiteText) => void };

function Pointed({ of, text, canEdit, onSaved }: PointedProps) {
  const id = useId();
  return (
    <li className="site-text">
      <p id={id} lang={of.source}>
        {text.source || text.product} <code>{text.key}</code>
      </p>
      <TextForm of={of} text={text} canEdit={canEdit} labelledBy={id} onSaved={onSaved} />
    </li>
  );
}
