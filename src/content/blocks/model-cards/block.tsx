import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Container, Section, SectionHead } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { ModelCard } from './card.tsx';
import { fields } from './fields.ts';

export const block = { fields, view: ModelCards } satisfies Block<typeof fields>;

function ModelCards({ fields: { heading, link, cards, anchor } }: BlockProps<typeof fields>) {
  if (cards.length === 0) return null;
  const action = link && <CallToAction link={link} kind="secondary" />;
  return (
    <Section id={anchor || undefined}>
      <Container>
        {(heading || action) && <SectionHead title={heading} action={action} />}
        <ul className={cx('gap-gap lg:grid-cols-3', cards.some((card) => card.link) ? scrolling : 'grid')}>
          {cards.map((card) => (
            <ModelCard key={card.title} {...card} level={heading ? 'h3' : 'h2'} />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

/** On narrow screens a row that shows the next one's edge; without links the keyboard could not scroll it. */
const scrolling =
  'max-lg:-mx-gutter max-lg:flex max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 max-lg:[scrollbar-width:none] lg:grid max-lg:*:w-[min(20rem,84vw)] max-lg:*:flex-none max-lg:*:snap-start';
