import type { CarCardData } from '../../../catalogue/card.ts';
import { CarCard } from '../../../catalogue/views/car-card.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ScrollRow } from '../../../ui/scroll-row.tsx';
import { Container, SectionHead } from '../../../ui/section.tsx';
import type { PageContext } from '../../block.ts';

interface Props {
  title: string;
  cards: readonly CarCardData[];
  page: PageContext;
  /** The button to the list; without one, the heading stands alone. */
  listHref?: string | undefined;
}

/** Other cars in a row that scrolls (DET-30). */
export function CarRow({ title, cards, listHref, page: { texts } }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className="not-on-paper py-section">
      <Container>
        <SectionHead
          title={title}
          action={
            listHref && (
              <ButtonLink href={listHref} kind="secondary">
                {texts('detailShowAll')}
              </ButtonLink>
            )
          }
        />
      </Container>
      <ScrollRow bleed label={title}>
        {cards.map((card) => (
          <CarCard key={card.id} card={card} texts={texts} />
        ))}
      </ScrollRow>
    </section>
  );
}
