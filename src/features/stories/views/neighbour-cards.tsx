import type { Texts } from '../../../shared/sites/texts.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Container } from '../../../shared/ui/section.tsx';
import type { StoryNavigationData } from '../load-story-navigation.ts';
import type { StoryCard } from '../story-card.ts';

/** Below the article: the previous and next story with pictures and titles. */
export function NeighbourCards({ previous, next, texts }: StoryNavigationData & { texts: Texts }) {
  if (!previous && !next) return null;
  return (
    <Container>
      <nav
        aria-label={`${texts('storyPrevious')}, ${texts('storyNext')}`}
        className="grid border-line border-y md:grid-cols-2"
      >
        {previous && <Neighbour story={previous} rel="prev" label={texts('storyPrevious')} />}
        {next && <Neighbour story={next} rel="next" label={texts('storyNext')} />}
      </nav>
    </Container>
  );
}

function Neighbour({ story, rel, label }: { story: StoryCard; rel: 'prev' | 'next'; label: string }) {
  const forward = rel === 'next';
  return (
    <a
      href={story.href}
      rel={rel}
      className={cx(
        'group grid grid-cols-[6rem_1fr] items-center gap-x-4 py-5 md:gap-x-6 md:py-6',
        forward
          ? 'md:col-start-2 md:grid-cols-[1fr_9rem] md:border-line md:border-l md:pl-8 md:text-right max-md:not-first:border-line max-md:not-first:border-t'
          : 'md:grid-cols-[9rem_1fr] md:pr-8',
      )}
    >
      <div className={cx('aspect-4/3 overflow-hidden rounded-field bg-stage', forward && 'md:order-last')}>
        {story.picture && <Picture picture={{ ...story.picture, alt: '' }} sizes="9rem" fit="cover" />}
      </div>
      <div>
        <p
          className={cx(
            'mb-1.5 flex items-center gap-2 text-ink-muted text-small',
            forward && 'md:flex-row-reverse',
          )}
        >
          <Icon name={forward ? 'arrow-right' : 'arrow-left'} size="small" />
          {label}
        </p>
        <p className="text-balance text-[1.0625rem] leading-[1.3] underline-offset-4 group-hover:underline md:text-subtitle">
          {story.title}
        </p>
      </div>
    </a>
  );
}
