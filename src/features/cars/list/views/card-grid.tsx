import { memo, startTransition, useEffect, useState } from 'react';
import { Skeletons } from '../../../../shared/faceted-list/views/skeletons.tsx';
import { usePageStyle } from '../../../../shared/ui/page-styles.tsx';
import type { CarCardData } from '../../card/card.ts';
import type { CardTexts } from '../../card/card-texts.ts';
import { CarCard } from '../../card/views/car-card.tsx';
import { CarCardSkeleton } from '../../card/views/car-card-skeleton.tsx';
import type { CarListProps } from '../car-list-props.ts';

/** On a phone slightly less than they are: most then load the file that fits instead of one twice as wide. */
export const GRID_PICTURE_SIZES =
  '(min-width: 90rem) 312px, (min-width: 64rem) 32vw, (min-width: 56rem) 30vw, (min-width: 40rem) 46vw, 88vw';
/** The one that is seen first. A second would take its share of the line just then. */
export const PRIORITY_PICTURES = 1;
const SKELETON_CARDS = 24;

/** The cards rendered by the server. React leaves their markup untouched when hydrating. */
export function ServerCards({ cards }: { cards: CarListProps['serverCards'] }) {
  const { html, styles } = cards?.() ?? { html: '', styles: [] };
  return (
    <>
      {styles.map((declarations) => (
        <PageStyle key={declarations} declarations={declarations} />
      ))}
      <ul
        className="list-grid list-grid--from-server"
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    </>
  );
}

function PageStyle({ declarations }: { declarations: string }) {
  usePageStyle(declarations);
  return null;
}

type GridProps = { cards: readonly CarCardData[]; texts: CardTexts };

/** As many as fit on a screen. */
const FIRST_BATCH = 12;

/** Cards of a result: the first batch at once, the rest as a transition. */
export const CardGrid = memo(function CardGrid({ cards, texts }: GridProps) {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <ul className="list-grid" aria-busy={isWhole ? undefined : true}>
      {(isWhole ? cards : cards.slice(0, FIRST_BATCH)).map((card) => (
        <li key={card.id} className="grid">
          <CarCard card={card} texts={texts} sizes={GRID_PICTURE_SIZES} />
        </li>
      ))}
    </ul>
  );
});

/** Skeleton cards while the search is slow (LIST-05). */
export function SkeletonGrid({ label }: { label: string }) {
  return (
    <Skeletons label={label} className="list-grid" count={SKELETON_CARDS}>
      <CarCardSkeleton />
    </Skeletons>
  );
}
