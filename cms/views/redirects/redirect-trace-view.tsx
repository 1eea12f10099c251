'use client';

import { useTexts } from '../../i18n/use-texts.ts';
import type { OwnSite } from '../own-sites.ts';
import { StudioLink } from '../studio-link.tsx';
import type { RedirectTestResponse } from './redirect-test-endpoint.ts';
import { redirectTesterTexts } from './texts.ts';

/** Each hop with the rule that matched, and what the visitor sees at the end. */
export function RedirectTraceView({
  way: { asked, hops, end, rules, leftOut },
  site,
}: {
  way: RedirectTestResponse;
  site: OwnSite;
}) {
  const texts = useTexts(redirectTesterTexts);
  return (
    <>
      <ol className="tester__trace">
        <li>
          <span className="tester__status" data-kind={hops.length > 0 ? 'moved' : kindOf(end)}>
            {hops.length > 0 ? '308' : statusOf(end, texts.away)}
          </span>
          <code>{asked}</code>
          {hops.length === 0 && <End end={end} />}
        </li>
        {hops.map(({ rule, location }, at) => {
          const isLast = at === hops.length - 1;
          const { id, source } = rules[rule] ?? { id: 0, source: '' };
          return (
            <li key={`${rule} ${location}`}>
              <span className="tester__status" data-kind={isLast ? kindOf(end) : 'moved'}>
                {isLast ? statusOf(end, texts.away) : '308'}
              </span>
              <code>{location}</code>
              <StudioLink href={`/admin/collections/redirects/${id}`}>{texts.byRule(source)}</StudioLink>
              {isLast && <End end={end} />}
            </li>
          );
        })}
      </ol>
      {leftOut.length > 0 && (
        <p className="tester__note">
          {texts.leftOut(leftOut.length, site.displayName)}{' '}
          {leftOut.slice(0, 3).map(({ id, source, reason }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <StudioLink href={`/admin/collections/redirects/${id}`}>{source}</StudioLink> ({reason})
            </span>
          ))}
        </p>
      )}
    </>
  );
}

type TraceEnd = RedirectTestResponse['end'];

function End({ end }: { end: TraceEnd }) {
  const texts = useTexts(redirectTesterTexts);
  if (end.state === 'page')
    return (
      <span className="tester__end">
        {texts.page}{' '}
        <StudioLink href={`/admin/collections/pages/${end.page.id}`}>{end.page.title}</StudioLink>
        {end.isPattern && texts.pattern}
      </span>
    );
  return <span className="tester__end">{texts.ends[end.state]}</span>;
}

function statusOf({ state }: TraceEnd, away: string): string {
  if (state === 'page') return '200';
  return state === 'elsewhere' ? away : '404';
}

function kindOf({ state }: TraceEnd): string {
  if (state === 'page') return 'found';
  return state === 'elsewhere' ? 'moved' : 'lost';
}
