'use client';

import { useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { type Column, Panel, PanelTable } from '../../operations/panel.tsx';
import { wholeTime } from '../time-ago.tsx';
import type { PhotoReport } from './photo-report.ts';
import { photoTexts } from './texts.ts';

type Host = PhotoReport['hosts'][number];
type Props = { hosts: readonly Host[]; tryAgain: ((host: string) => void) | undefined };

/** The servers that photos are fetched from, each with what it has and why the rest stays away. */
export function HostTable({ hosts, tryAgain }: Props) {
  const texts = useTexts(photoTexts);
  const { language } = useTranslation().i18n;
  const { count } = figuresIn(language);
  const columns: Column<Host>[] = [
    { title: texts.host, of: ({ host }) => host },
    { title: texts.wanted, isFigure: true, of: ({ wanted }) => count(wanted) },
    { title: texts.figures.shown, isFigure: true, of: ({ shown }) => count(shown) },
    { title: texts.figures.waiting, isFigure: true, of: ({ waiting }) => count(waiting) },
    {
      title: texts.away,
      isFigure: true,
      of: ({ failing, gone }) => (
        <span data-state={failing + gone > 0 ? 'changed' : 'published'}>{count(failing + gone)}</span>
      ),
    },
    {
      title: texts.why,
      of: ({ reasons, rest }) => {
        const named = Object.entries(reasons).map(
          ([code, photos]) => `${texts.reasons[code] ?? code}: ${count(photos ?? 0)}`,
        );
        const paused = rest ? [texts.restUntil(wholeTime(rest.until, language))] : [];
        return [...named, ...paused].join(', ') || '–';
      },
    },
    ...(tryAgain
      ? [
          {
            title: '',
            of: ({ host, failing, gone }: Host) =>
              failing + gone > 0 && (
                <button type="button" className="feeds__link" onClick={() => tryAgain(host)}>
                  {texts.again}
                  <span className="studio-hidden">{texts.ofHost(host)}</span>
                </button>
              ),
          },
        ]
      : []),
  ];
  return (
    <Panel id="photo-hosts" title={texts.hosts}>
      <PanelTable
        label={texts.hosts}
        columns={columns}
        rows={hosts}
        keyOf={({ host }) => host}
        empty={texts.none}
      />
    </Panel>
  );
}
