import { useTexts } from '../../i18n/use-texts.ts';
import { type Column, Panel, PanelTable } from '../operations/panel.tsx';
import type { ListedErasure, PrivacyOverview } from './privacy-overview.ts';
import { type PrivacyTexts, privacyTexts } from './texts.ts';

type Kept = PrivacyOverview['kept'][number];

/** Every kind of record with how long it is kept, and who was erased so far. */
export function KeptRecords({ overview: { kept, erasures } }: { overview: PrivacyOverview }) {
  const texts = useTexts(privacyTexts);
  const keptColumns: Column<Kept>[] = [
    { title: texts.kind, of: ({ kind }) => texts.kinds[kind] },
    { title: texts.records, isFigure: true, of: ({ records }) => String(records) },
    { title: texts.oldest, of: ({ oldest }) => oldest?.slice(0, 10) ?? '–' },
    { title: texts.until, of: ({ retention }) => retentionText(retention, texts) },
    { title: texts.cleaned, of: (each) => cleanedText(each, texts) },
  ];
  const erasureColumns: Column<ListedErasure>[] = [
    { title: texts.reference, of: ({ id }) => <code>{id}</code> },
    {
      title: texts.doneAt,
      of: ({ finishedAt }) => finishedAt?.slice(0, 16).replace('T', ' ') ?? texts.unfinished,
    },
    { title: texts.doneBy, of: ({ by }) => by },
    {
      title: texts.records,
      isFigure: true,
      of: ({ outcome }) =>
        String(Object.values(outcome?.erased ?? {}).reduce((sum, count) => sum + count, 0)),
    },
  ];
  return (
    <>
      <Panel id="privacy-kept" title={texts.keptHeading}>
        <PanelTable
          label={texts.keptHeading}
          columns={keptColumns}
          rows={kept}
          keyOf={({ kind }) => kind}
          empty=""
        />
      </Panel>
      <Panel id="privacy-erasures" title={texts.erasuresHeading}>
        <PanelTable
          label={texts.erasuresHeading}
          columns={erasureColumns}
          rows={erasures}
          keyOf={({ id }) => id}
          empty={texts.noErasures}
        />
      </Panel>
    </>
  );
}

function retentionText(retention: Kept['retention'], texts: PrivacyTexts): string {
  if ('endsWith' in retention) return texts.ends[retention.endsWith];
  return texts.days(retention.days, retention.setting);
}

function cleanedText({ retention, cleaned }: Kept, texts: PrivacyTexts): string {
  if (cleaned) return texts.removed(cleaned.at.slice(0, 16).replace('T', ' '), cleaned.removed);
  return 'endsWith' in retention ? texts.elsewhere : texts.neverCleaned;
}
