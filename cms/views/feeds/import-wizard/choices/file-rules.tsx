'use client';

import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Panel } from '../../../operations/panel.tsx';
import { Select } from '../../select.tsx';
import { usualBadLines, withBadLines, withIdentity, withVat } from '../draft/mapping-edits.ts';
import { importWizardTexts } from '../texts.ts';
import type { FileColumn } from './file-column.ts';
import { TypedText } from './typed-text.tsx';

type Props = {
  kind: string;
  mapping: FeedMapping;
  columns: readonly FileColumn[];
  choose: (mapping: FeedMapping) => void;
};

/** What is chosen once for the whole file: what tells records apart, VAT, and how many bad lines are borne. */
export function FileRules({ kind, mapping, columns, choose }: Props) {
  const { rules: texts } = useTexts(importWizardTexts);
  const { identity, prices, badLines } = mapping;
  const [first = '', second = ''] = identity?.columns ?? [];
  const as = identity?.as ?? 'code';
  const options = columns.map(({ column }) => [column, column] as const);
  const identify = (...chosen: (string | undefined)[]) =>
    choose(
      withIdentity(
        mapping,
        [...new Set(chosen.filter((column) => column !== undefined && column !== ''))] as string[],
        as,
      ),
    );
  const limit = (part: Partial<typeof usualBadLines>) =>
    choose(withBadLines(mapping, { ...(badLines ?? usualBadLines), ...part }));
  return (
    <Panel id="import-wizard-rules" title={texts.heading}>
      <div className="import-wizard__rules">
        <fieldset>
          <legend>{texts.identity}</legend>
          <p className="feeds__note">{texts.identityHelp}</p>
          <Select
            label={texts.identity}
            value={first}
            options={[['', texts.none], ...options]}
            set={(column) => identify(column, second)}
          />
          {first !== '' && (
            <Select
              label={texts.identitySecond}
              value={second}
              options={[['', texts.none], ...options]}
              set={(column) => identify(first, column)}
            />
          )}
          {identity && (
            <Select
              label={texts.as}
              value={as}
              options={[
                ['code', texts.code],
                ['hash', texts.hash],
              ]}
              set={(chosen) => choose(withIdentity(mapping, identity.columns, chosen))}
            />
          )}
        </fieldset>
        {kind === 'cars' && (
          <Select
            label={texts.vat}
            value={prices?.vat ?? ''}
            options={[
              ['', texts.vatUnknown],
              ['included', texts.vatIncluded],
              ['excluded', texts.vatExcluded],
            ]}
            set={(vat) => choose(withVat(mapping, vat || undefined))}
          />
        )}
        <fieldset>
          <legend>{texts.badLines}</legend>
          <label>
            <input
              type="radio"
              name="bad-lines"
              checked={!badLines}
              onChange={() => choose(withBadLines(mapping, undefined))}
            />
            {texts.refuse}
          </label>
          <label>
            <input
              type="radio"
              name="bad-lines"
              checked={badLines !== undefined}
              onChange={() => limit({})}
            />
            {texts.leaveOut}
          </label>
          {badLines && (
            <div className="import-wizard__pair">
              <TypedText
                type="number"
                label={texts.upTo}
                value={String(badLines.upToPercent)}
                change={(value) => limit({ upToPercent: within(value, 100) })}
              />
              <TypedText
                type="number"
                label={texts.keepDays}
                value={String(badLines.keepDays)}
                change={(value) => limit({ keepDays: Math.round(within(value, 365)) })}
              />
            </div>
          )}
        </fieldset>
      </div>
    </Panel>
  );
}

function within(value: string, most: number): number {
  return Math.min(most, Math.max(0, Number(value) || 0));
}
