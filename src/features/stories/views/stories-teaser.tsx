import type { ViewProps } from '../../../shared/sites/page-context.ts';
import { BUTTON_KINDS, ButtonLink } from '../../../shared/ui/button.tsx';
import { Container, Section, SectionHead } from '../../../shared/ui/section.tsx';
import type { StoriesTeaserData } from '../load-stories-teaser.ts';
import type { StoriesLayout } from '../story.ts';
import { StoryCardView } from './story-card.tsx';

type TeaserFields = { title: string; layout: StoriesLayout; buttonType: keyof typeof BUTTON_KINDS };

export function StoriesTeaser({ fields: block, data }: ViewProps<TeaserFields, StoriesTeaserData>) {
  const { title, layout, buttonType } = block;
  const { cards, more, showDates } = data;
  if (cards.length === 0 && !more) return null;
  const action = more && (
    <ButtonLink href={more.href} kind={BUTTON_KINDS[buttonType]}>
      {more.text}
    </ButtonLink>
  );
  return (
    <Section>
      <Container>
        {(title || action) && <SectionHead title={title} action={action} />}
        {cards.length > 0 && (
          <ul data-layout={layout} className={grids[layout]}>
            {cards.map((story) => (
              <StoryCardView
                key={story.id}
                story={story}
                look={layout === 'Variant 2' ? 'small row' : 'small'}
                level={title ? 'h3' : 'h2'}
                showDate={showDates}
              />
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}

const grids = {
  'Variant 1': 'grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-3',
  'Variant 2': 'border-line border-b',
};
