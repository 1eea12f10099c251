import * as ArrowRight from 'lucide-react/icons/arrow-right';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import type { StoryCard } from '../story-card.ts';
import { StoryLink, StoryMeta, StoryPicture } from './story-card.tsx';

type Props = { story: StoryCard; level: 'h2' | 'h3'; showDate: boolean; readLabel: string };

/** The latest story, large: the one thing on the page that may be. */
export function LeadStory({ story, level: Title, showDate, readLabel }: Props) {
  return (
    <article
      data-story={story.id}
      className="group relative grid gap-x-gap gap-y-5 lg:grid-cols-[8fr_4fr] lg:items-end lg:gap-y-8"
    >
      <StoryPicture
        story={story}
        sizes="(min-width: 90rem) 82rem, 100vw"
        priority
        className="aspect-5/4 max-sm:-mx-gutter max-sm:rounded-none sm:aspect-8/5 lg:col-span-2 lg:aspect-21/9"
      />
      <div>
        <StoryMeta story={story} showDate={showDate} />
        <Title className="mt-3 max-w-[13em] text-display lg:mt-4">
          <StoryLink story={story} />
        </Title>
      </div>
      <div>
        <p className="max-w-[32rem] text-[1.0625rem] text-ink-muted leading-[1.6]">{story.preamble}</p>
        <span className="text-link mt-5" aria-hidden="true">
          {readLabel}
          <IconShape of={ArrowRight} size="small" />
        </span>
      </div>
    </article>
  );
}
