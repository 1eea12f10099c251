'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { ModalDialog } from '../../../components/saving/modal-dialog.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { askInventory, type Refusal, type Sending } from '../ask-inventory.ts';
import { useExplain } from '../problems/use-explain.ts';
import { wholeTime } from '../time-ago.tsx';
import { changeOf, formOfSource, type StoredSource } from './source-form.ts';
import { SourceRefusal } from './source-refusal.tsx';
import { sourceTexts } from './texts.ts';

const dots = {
  ...{ new: 'missing', fetching: 'draft', fresh: 'published', failed: 'changed', late: 'changed' },
  paused: 'missing',
} as const;

type Props = {
  stored: StoredSource;
  mayChange: boolean;
  reload: () => Promise<void>;
  removed: () => void;
};

/** How the fetching goes, and what can be done about it. */
export function SourceStatus({ stored, mayChange, reload, removed }: Props) {
  const texts = useTexts(sourceTexts);
  const explain = useExplain();
  const { language } = useTranslation().i18n;
  const [refusal, setRefusal] = useState<Refusal>();
  const [message, setMessage] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { index, version, paused, status } = stored;
  const path = `/${encodeURIComponent(index)}/source`;
  const headers = { 'if-match': `"${version}"` };

  const act = async (to: string, sending: Sending, done: () => unknown, said = '') => {
    const answer = await askInventory(to, sending);
    setRefusal(answer.state === 'ok' ? undefined : answer);
    setMessage(answer.state === 'ok' ? said : '');
    if (answer.state === 'ok') await done();
  };
  const fetchNow = () => act(`${path}/fetch`, { method: 'POST' }, reload, texts.fetched);
  const turn = () =>
    act(path, { method: 'PUT', headers, json: changeOf(formOfSource(stored), !paused) }, reload);
  const remove = () => act(path, { method: 'DELETE', headers }, removed);

  return (
    <div className="feed-source__status">
      <dl aria-label={texts.status}>
        <div>
          <dt>{texts.status}</dt>
          <dd>
            <span data-state={dots[status.state]}>{texts.states[status.state]}</span>
          </dd>
        </div>
        {status.last && (
          <div>
            <dt>{texts.last}</dt>
            <dd>
              {wholeTime(status.last.at, language)}: {texts.results[status.last.result]}
              {status.last.problem && (
                <p className="feeds__reason feed-source__said">{lastProblem(status.last, texts, explain)}</p>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.next}</dt>
          <dd>{nextText(status, texts, language)}</dd>
        </div>
      </dl>
      {mayChange && (
        <div className="feeds__actions">
          <button type="button" className="studio-button" onClick={fetchNow}>
            {texts.fetchNow}
          </button>
          <button type="button" className="studio-quiet" onClick={turn}>
            {paused ? texts.resume : texts.pause}
          </button>
          <button type="button" className="studio-quiet" onClick={() => setAsked(true)}>
            {texts.remove}
          </button>
        </div>
      )}
      <div aria-live="polite">{message && <p className="operations__message">{message}</p>}</div>
      <SourceRefusal refusal={refusal} />
      {isAsked && (
        <ModalDialog title={texts.removeQuestion} help={texts.removeHelp} onCancel={() => setAsked(false)}>
          <div className="saving-dialog__actions">
            <button type="button" className="studio-button" onClick={remove}>
              {texts.yes}
            </button>
            <button type="button" className="studio-quiet" onClick={() => setAsked(false)}>
              {texts.cancel}
            </button>
          </div>
        </ModalDialog>
      )}
    </div>
  );
}

type Texts = (typeof sourceTexts)['en'];

type Last = NonNullable<StoredSource['status']['last']>;

/** A file that arrived was refused as any other; one that did not has a code, and an import that failed has neither. */
function lastProblem(
  { result, code, problem = '' }: Last,
  texts: Texts,
  explain: (reason: string) => string,
): string {
  if (result !== 'failed') return explain(problem);
  return (code && texts.problems[code]) ?? texts.importFailed;
}

function nextText({ isRequested, nextAt }: StoredSource['status'], texts: Texts, language: string): string {
  if (isRequested) return texts.requested;
  return nextAt ? wholeTime(nextAt, language) : texts.notPlanned;
}
