import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Container, Section, SectionHead } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { ImageCard } from './card.tsx';
import { fields } from './fields.ts';
import { layouts } from './layouts.ts';

export const block = { fields, view: ImageCards } satisfies Block<typeof fields>;

function ImageCards({ fields: { heading, lead, link, layout, cards, anchor } }: BlockProps<typeof fields>) {
  if (cards.length === 0) return null;
  const { grid, ...looks } = layouts[layout];
  const action = link && <CallToAction link={link} kind="secondary" />;
  return (
    <Section id={anchor || undefined}>
      <Container>
        {(heading || action) && <SectionHead title={heading} lead={lead} action={action} />}
        <ul className={cx('grid gap-x-gap gap-y-10 lg:gap-y-12', grid)}>
          {cards.map((card, position) => (
            <ImageCard
              key={card.title}
              {...card}
              {...looks}
              large={layout === 'one large two small' && position === 0}
              level={heading ? 'h3' : 'h2'}
            />
          ))}
        </ul>
      </Container>
    </Section>
  );
}
