'use client';

import { useTranslation } from '@payloadcms/ui';
import type {
  ImportReport,
  UnknownFeedValue,
} from '../../../../src/features/inventory/runs/import-report.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { type Column, Panel, PanelTable } from '../../operations/panel.tsx';
import { fieldLabel } from '../fields/field-label.ts';
import { fieldTexts } from '../fields/texts.ts';
import { runTexts } from './texts.ts';

/** What an import had that no mapping decides, and what it brought that nothing shows. */
export function UnknownValues({ report }: { report: ImportReport }) {
  const { unknownValues = [], emptyColumns = [], ignoredFields } = report;
  const { run: texts } = useTexts(runTexts);
  const fields = useTexts(fieldTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  const columns: Column<UnknownFeedValue>[] = [
    { title: texts.value, of: ({ value }) => <q>{value}</q> },
    { title: texts.field, of: ({ field }) => fieldLabel(field, fields) },
    { title: texts.nearest, of: ({ nearest }) => nearest ?? '–' },
    { title: texts.times, isFigure: true, of: (value) => count(value.count) },
  ];
  return (
    <>
      {emptyColumns.length > 0 && (
        <Panel id="run-empty" title={texts.empty}>
          <p className="feeds__note">{texts.emptyAbout}</p>
          <ul>
            {emptyColumns.map(({ field, columns: names }) => (
              <li key={field}>{texts.emptyOf(fieldLabel(field, fields), names.join(', '))}</li>
            ))}
          </ul>
        </Panel>
      )}
      {unknownValues.length > 0 && (
        <Panel id="run-unknown" title={texts.unknown}>
          <p className="feeds__note">{texts.unknownAbout}</p>
          <PanelTable
            label={texts.unknown}
            columns={columns}
            rows={unknownValues}
            keyOf={({ field, value }) => `${field} ${value}`}
            empty=""
          />
        </Panel>
      )}
      {ignoredFields.length > 0 && (
        <Panel id="run-ignored" title={texts.ignored}>
          <p className="feeds__columns">
            {ignoredFields.map((column) => (
              <code key={column}>{column}</code>
            ))}
          </p>
        </Panel>
      )}
    </>
  );
}
