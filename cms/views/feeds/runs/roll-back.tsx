'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { ModalDialog } from '../../../components/saving/modal-dialog.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { Panel } from '../../operations/panel.tsx';
import { askInventory, type Refusal } from '../ask-inventory.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import type { RunDetail } from './run-detail.ts';
import { runTexts } from './texts.ts';

type Props = { path: string; detail: RunDetail; done: () => Promise<void> };
type State =
  | { at: 'rest' | 'asked' | 'working' }
  | { at: 'done'; restored: number }
  | { at: 'failed'; refusal: Refusal };

/** Asks first: what visitors see changes at once. */
export function RollBack({ path, detail: { rollBack }, done }: Props) {
  const { run: texts } = useTexts(runTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  const [state, setState] = useState<State>({ at: 'rest' });
  const start = async () => {
    setState({ at: 'working' });
    const answer = await askInventory<{ restored: number }>(`${path}/roll-back`, { method: 'POST' });
    if (answer.state !== 'ok') return setState({ at: 'failed', refusal: answer });
    setState({ at: 'done', restored: answer.body.restored });
    await done();
  };
  return (
    <Panel id="run-roll-back" title={texts.rollBackNow}>
      <p className="feeds__note">
        {rollBack ? texts.canRollBack(count(rollBack.records), rollBack.imports) : texts.cannotRollBack}
      </p>
      <div aria-live="polite">
        {state.at === 'done' && (
          <p className="operations__message">{texts.restored(count(state.restored))}</p>
        )}
        {state.at === 'working' && <p>{texts.working}</p>}
      </div>
      <RefusalNotice refusal={state.at === 'failed' ? state.refusal : undefined} />
      {rollBack && state.at !== 'done' && (
        <button
          type="button"
          className="studio-button"
          disabled={state.at === 'working'}
          onClick={() => setState({ at: 'asked' })}
        >
          {texts.rollBackNow}
        </button>
      )}
      {rollBack && state.at === 'asked' && (
        <ModalDialog
          title={texts.question}
          help={texts.help(count(rollBack.records))}
          onCancel={() => setState({ at: 'rest' })}
        >
          <div className="saving-dialog__actions">
            <button type="button" className="studio-button" onClick={start}>
              {texts.yes}
            </button>
            <button type="button" className="studio-quiet" onClick={() => setState({ at: 'rest' })}>
              {texts.no}
            </button>
          </div>
        </ModalDialog>
      )}
    </Panel>
  );
}
