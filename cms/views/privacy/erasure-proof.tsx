import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../operations/panel.tsx';
import type { ListedErasure } from './privacy-overview.ts';
import { privacyTexts } from './texts.ts';

/** What the person can be told: a reference without their name, and what had to stay. */
export function ErasureProof({ erasure: { id, finishedAt, by, outcome } }: { erasure: ListedErasure }) {
  const texts = useTexts(privacyTexts);
  const erased = Object.entries(outcome?.erased ?? {}).filter(([, count]) => count > 0);
  return (
    <Panel id="privacy-proof" title={texts.proof}>
      <dl className="privacy__proof">
        <dt>{texts.reference}</dt>
        <dd>
          <code>{id}</code>
        </dd>
        <dt>{texts.doneAt}</dt>
        <dd>{finishedAt?.slice(0, 16).replace('T', ' ')} UTC</dd>
        <dt>{texts.doneBy}</dt>
        <dd>{by}</dd>
        <dt>{texts.erased}</dt>
        <dd>
          {erased
            .map(([kind, count]) => `${texts.kinds[kind as keyof typeof texts.kinds]} ${count}`)
            .join(', ') || '–'}
        </dd>
        {(outcome?.kept ?? []).map(({ kind, id: record, why, until }) => (
          <div key={`${kind} ${record}`} className="privacy__kept">
            <dt>{texts.kept}</dt>
            <dd>
              {texts.kinds[kind]} <code>{record}</code>: {texts.why[why](until ?? '')}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
