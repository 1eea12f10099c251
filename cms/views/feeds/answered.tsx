'use client';

import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Answer } from './ask-inventory.ts';
import { RefusalNotice } from './refusal-notice.tsx';

type Props<Body> = {
  answer: Answer<Body> | undefined;
  again: () => void;
  children: (body: Body) => ReactNode;
};

/** What was asked for, once it is there; before that a word that it is on its way, and a way to ask again where it failed. */
export function Answered<Body>({ answer, again, children }: Props<Body>) {
  const texts = useTexts(answeredTexts);
  if (!answer)
    return (
      <p className="studio-view__empty" role="status">
        {texts.loading}
      </p>
    );
  if (answer.state === 'ok') return children(answer.body);
  return (
    <div className="feeds__failed">
      <RefusalNotice refusal={answer} />
      <button type="button" className="studio-button" onClick={again}>
        {texts.again}
      </button>
    </div>
  );
}

const answeredTexts = {
  en: { loading: 'Loading …', again: 'Try again' },
  sv: { loading: 'Hämtar …', again: 'Försök igen' },
};
