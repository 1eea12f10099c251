'use client';

import { useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { StudioLink } from '../../studio-link.tsx';
import { feedPath } from '../feeds-route.ts';
import { useInventory } from '../use-inventory.ts';
import type { PhotoReport } from './photo-report.ts';
import { photoTexts } from './texts.ts';

/** How it stands with the photos of a stock, in a line with the way to more; nothing where cars bring none. */
export function PhotoLine({ index }: { index: string }) {
  const texts = useTexts(photoTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  const { answer } = useInventory<PhotoReport>(`/${encodeURIComponent(index)}/photos`);
  if (answer?.state !== 'ok' || answer.body.wanted === 0) return null;
  const { wanted, shown, waiting, failing, gone } = answer.body;
  const away = failing + gone;
  const facts = [
    texts.shownOf(count(shown), count(wanted)),
    ...(waiting > 0 ? [texts.waitingText(count(waiting))] : []),
    ...(away > 0 ? [texts.awayText(count(away))] : []),
  ];
  return (
    <p className="feeds__note feed-photos__line">
      <span data-state={away > 0 ? 'changed' : waiting > 0 ? 'draft' : 'published'}>{facts.join(', ')}.</span>{' '}
      <StudioLink href={feedPath(index, 'photos')}>{texts.toPhotos}</StudioLink>
    </p>
  );
}
