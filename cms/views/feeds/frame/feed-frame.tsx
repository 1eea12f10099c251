'use client';

import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { StudioLink } from '../../studio-link.tsx';
import { type FeedsRoute, feedPath, feedTabs } from '../feeds-route.ts';
import { frameTexts } from './texts.ts';

type Props = { route: Exclude<FeedsRoute, { page: 'list' }>; sites: string; children: ReactNode };

/** The stock that a page is about, and its other pages. */
export function FeedFrame({ route: { index, page }, sites, children }: Props) {
  const texts = useTexts(frameTexts);
  return (
    <>
      <div className="feeds__head">
        <h1>{index}</h1>
        {/* Its height is there before the names are. */}
        <p>{sites ? texts.shownOn(sites) : '\u00A0'}</p>
      </div>
      <nav className="feeds__tabs" aria-label={texts.pages}>
        {feedTabs.map((tab) => (
          <StudioLink
            key={tab}
            href={feedPath(index, tab)}
            isCurrent={tab === (page === 'run' ? 'runs' : page)}
          >
            {texts.tabs[tab]}
          </StudioLink>
        ))}
      </nav>
      {children}
    </>
  );
}
