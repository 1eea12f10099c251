import type { DashboardRow } from './dashboard-list.tsx';
import type { Finding } from './findings/findings.ts';
import type { Change } from './recent-changes.ts';
import { relativeTime } from './relative-time.ts';
import type { ScheduledChange } from './scheduled.ts';
import type { DashboardTexts } from './texts.ts';
import type { Waiting } from './waiting.ts';

type About = { texts: DashboardTexts; language: string; now: Date; severalSites: boolean };

export function waitingRow(
  { key, href, title, state, person, note, site, at }: Waiting,
  { texts, language, now, severalSites }: About,
): DashboardRow {
  const says = { waiting: texts.asks, returned: texts.returned, published: texts.published }[state];
  return {
    ...{ key, href, title, detail: says(person) },
    ...(note && { note }),
    aside: joined(severalSites && site, at && relativeTime(at, now, language)),
  };
}

export function findingRow(
  { key, href, title, problem, site }: Finding,
  { severalSites }: About,
): DashboardRow {
  return { key, href, title, detail: problem, aside: severalSites ? site : '' };
}

export function scheduledRow(
  { key, href, title, type, site, at }: ScheduledChange,
  { texts, severalSites }: About,
): DashboardRow {
  return { key, href, title, detail: texts[type], aside: joined(severalSites && site, at) };
}

export function changeRow(
  { key, href, title, kind, site, changedBy, changedAt, isPublic }: Change,
  { texts, language, now, severalSites }: About,
): DashboardRow {
  return {
    ...{ key, href, title: title || texts.withoutName, state: isPublic ? 'published' : 'changed' },
    detail: joined(kind !== 'pages' && texts.kinds[kind], changedBy && texts.by(changedBy)),
    aside: joined(
      severalSites && (site || (kind === 'media' && texts.library)),
      relativeTime(changedAt, now, language),
    ),
  };
}

function joined(...parts: readonly (string | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}
