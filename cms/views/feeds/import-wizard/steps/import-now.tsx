'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import type { ImportReport } from '../../../../../src/features/inventory/runs/import-report.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { figuresIn } from '../../../operations/figures.ts';
import { Panel } from '../../../operations/panel.tsx';
import { StudioLink } from '../../../studio-link.tsx';
import { askInventory, type Refusal } from '../../ask-inventory.ts';
import { feedPath } from '../../feeds-route.ts';
import { RefusalNotice } from '../../refusal-notice.tsx';
import { RunFigures } from '../../runs/run-figures.tsx';
import { isSameMapping } from '../draft/mapping-edits.ts';
import { askAboutFile, type KeptFile } from '../kept-file.ts';
import { Progress } from '../progress.tsx';
import { importWizardTexts } from '../texts.ts';
import { type StoredMapping, type StoredMappingState, useStoredMapping } from '../use-stored-mapping.ts';
import { reportOf, type Trial } from './trial.ts';

type Props = {
  mapping: FeedMapping;
  kept: KeptFile;
  trial: Trial | undefined;
  finish: () => void;
};
type State =
  | { at: 'rest' }
  | { at: 'sending'; share: number }
  | { at: 'saved'; version: number }
  | { at: 'refused'; refusal: Refusal }
  | { at: 'done'; report: ImportReport };

/** The choices become the index's, and the file its stock. */
export function ImportNow({ mapping, kept, trial, finish }: Props) {
  const { index, file } = kept;
  const { import: texts } = useTexts(importWizardTexts);
  const path = `/${encodeURIComponent(index)}`;
  const { mapping: inForce, reload } = useStoredMapping(index);
  const [state, setState] = useState<State>({ at: 'rest' });
  const [mayWithdraw, setMayWithdraw] = useState(false);
  const stored = inForce.state === 'stored' ? inForce.stored : undefined;
  const isKnown = inForce.state === 'stored' || inForce.state === 'none';
  const isSame = stored !== undefined && isSameMapping(stored.mapping, mapping);
  const refusedFor = trial?.answer.state === 'refused' ? trial.answer.code : undefined;
  const isTried = trial?.answer.state === 'ok' || (refusedFor === 'TOO_MANY_WITHDRAWN' && mayWithdraw);

  /** Only the version that the page shows is replaced. */
  const store = async (): Promise<number | undefined> => {
    if (isSame) return stored.version;
    const headers = stored ? { 'if-match': `"${stored.version}"` } : { 'if-none-match': '*' };
    const answered = await askInventory<StoredMapping>(
      `${path}/mapping?note=${encodeURIComponent(texts.note(file.name))}`,
      {
        method: 'PUT',
        json: mapping,
        headers,
      },
    );
    if (answered.state === 'ok') {
      await reload();
      return answered.body.version;
    }
    setState({ at: 'refused', refusal: answered });
    return undefined;
  };

  const save = async () => {
    const version = await store();
    if (version !== undefined) setState({ at: 'saved', version });
  };

  const importNow = async () => {
    setState({ at: 'sending', share: 1 });
    const version = await store();
    if (version === undefined) return;
    const imported = await askAboutFile<ImportReport>(kept, {
      method: 'PUT',
      path: `?mapping=${version}${mayWithdraw ? '&allowWithdrawals=1' : ''}`,
      onProgress: (share) => setState({ at: 'sending', share }),
    });
    setState(
      imported.state === 'ok' ? { at: 'done', report: imported.body } : { at: 'refused', refusal: imported },
    );
  };

  if (state.at === 'done') return <Done index={index} report={state.report} finish={finish} />;
  return (
    <Panel id="import-wizard-import" title={texts.importHeading}>
      <MappingNote inForce={inForce} isSame={isSame} />
      {refusedFor === 'TOO_MANY_WITHDRAWN' && (
        <AllowWithdrawals trial={trial} isAllowed={mayWithdraw} allow={setMayWithdraw} />
      )}
      {state.at === 'sending' ? (
        <Progress label={texts.importing} share={state.share} />
      ) : (
        <div className="feeds__actions">
          <button type="button" className="studio-button" disabled={!isTried || !isKnown} onClick={importNow}>
            {texts.import}
          </button>
          {!isSame && (
            <button type="button" className="studio-quiet" disabled={!isKnown} onClick={save}>
              {texts.saveOnly}
            </button>
          )}
          {!trial && <small>{texts.tryFirst}</small>}
        </div>
      )}
      <div aria-live="polite">
        {state.at === 'saved' && <p className="operations__message">{texts.saved(state.version)}</p>}
      </div>
      <RefusalNotice refusal={state.at === 'refused' ? state.refusal : undefined} />
    </Panel>
  );
}

/** What becomes of the choices. */
function MappingNote({ inForce, isSame }: { inForce: StoredMappingState; isSame: boolean }) {
  const { import: texts } = useTexts(importWizardTexts);
  if (inForce.state === 'asking') return null;
  if (inForce.state === 'failed') return <RefusalNotice refusal={inForce.refusal} />;
  if (inForce.state === 'stored' && isSame)
    return <p className="feeds__note">{texts.sameMapping(inForce.stored.version)}</p>;
  return (
    <>
      <p className="feeds__note">{texts.becomesMapping}</p>
      {inForce.state === 'none' && <p className="feeds__note">{texts.ownNames}</p>}
    </>
  );
}

type AllowProps = { trial: Trial | undefined; isAllowed: boolean; allow: (isAllowed: boolean) => void };

function AllowWithdrawals({ trial, isAllowed, allow }: AllowProps) {
  const { import: texts } = useTexts(importWizardTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  const withdrawn = trial && reportOf(trial.answer)?.withdrawn;
  return (
    <label className="import-wizard__allow">
      <input type="checkbox" checked={isAllowed} onChange={({ target }) => allow(target.checked)} />
      {texts.allowWithdrawals(count(withdrawn ?? 0))}
    </label>
  );
}

function Done({ index, report, finish }: { index: string; report: ImportReport; finish: () => void }) {
  const { import: texts } = useTexts(importWizardTexts);
  return (
    <Panel id="import-wizard-done" title={texts.done}>
      <p className="operations__message" role="status">
        {texts.doneAbout}
      </p>
      <RunFigures report={report} />
      <div className="feeds__actions">
        <StudioLink className="studio-button" href={feedPath(index, 'runs', 'latest')}>
          {texts.toRun}
        </StudioLink>
        <button type="button" className="studio-quiet" onClick={finish}>
          {texts.another}
        </button>
      </div>
    </Panel>
  );
}
