import type { PageContext } from '../../../../../shared/sites/page-context.ts';
import { ButtonLink } from '../../../../../shared/ui/button.tsx';
import { Section } from '../../../../../shared/ui/section.tsx';
import type { CarCardData } from '../../../card/card.ts';
import { CarRow } from '../../../card/views/car-row.tsx';

interface Props {
  title: string;
  cards: readonly CarCardData[];
  page: PageContext;
  /** The button to the list; without one, only the heading is shown. */
  listHref?: string | undefined;
}

/** The cars beside this one (DET-30), or instead of it. */
export function OtherCars({ title, cards, listHref, page: { texts } }: Props) {
  if (cards.length === 0) return null;
  const action = listHref && (
    <ButtonLink href={listHref} kind="secondary">
      {texts('detailShowAll')}
    </ButtonLink>
  );
  return (
    <Section className="deferred-layout not-on-paper">
      <CarRow title={title} label={title} action={action} cards={cards} texts={texts} />
    </Section>
  );
}
