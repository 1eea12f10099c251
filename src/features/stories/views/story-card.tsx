import { cx } from '../../../shared/ui/class-names.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import type { StoryCard } from '../story-card.ts';

export type CardLook = 'large' | 'small' | 'row' | 'small row';

type Props = {
  story: StoryCard;
  look: CardLook;
  level: 'h2' | 'h3';
  showDate: boolean;
};

/** The whole card is one link: the title carries it, its target covers the card. */
export function StoryCardView({ story, look, level: Title, showDate }: Props) {
  const { frame, picture, title, sizes } = looks[look];
  return (
    <li className={cx('group relative', frame)} data-story={story.id}>
      <StoryPicture story={story} className={picture} sizes={sizes} />
      <div>
        <StoryMeta story={story} showDate={showDate} />
        <Title className={cx('mt-2', title)}>
          <StoryLink story={story} />
        </Title>
        {look !== 'small' && story.preamble && (
          <p className={cx('mt-3 max-w-[32rem] text-ink-muted', look === 'small row' && 'max-sm:hidden')}>
            {story.preamble}
          </p>
        )}
      </div>
    </li>
  );
}

const looks: Record<CardLook, { frame: string; picture: string; title: string; sizes: string }> = {
  large: {
    frame: 'flex flex-col gap-5',
    picture: 'aspect-3/2',
    title: 'max-w-[17em] text-title',
    sizes: '(min-width: 64rem) 46vw, 100vw',
  },
  small: {
    frame: 'flex flex-col gap-5',
    picture: 'aspect-4/3',
    title: 'max-w-[30rem] text-subtitle',
    sizes: '(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 100vw',
  },
  row: {
    frame: 'grid gap-x-gap gap-y-5 border-line border-t pt-8 md:grid-cols-12 md:items-center md:pt-10',
    picture:
      'aspect-3/2 md:col-span-6 lg:col-span-5 md:[&+*]:col-span-6 lg:[&+*]:col-start-7 lg:[&+*]:col-end-13',
    title: 'max-w-[17em] text-title',
    sizes: '(min-width: 64rem) 40vw, (min-width: 48rem) 46vw, 100vw',
  },
  'small row': {
    frame:
      'grid grid-cols-[6.5rem_1fr] items-center gap-x-5 border-line border-t py-5 sm:grid-cols-[12rem_1fr] sm:gap-x-8 lg:grid-cols-[21rem_1fr] lg:gap-x-14 lg:py-7',
    picture: 'aspect-square sm:aspect-3/2',
    title: 'max-w-[24em] text-subtitle lg:text-title',
    sizes: '(min-width: 64rem) 21rem, (min-width: 40rem) 12rem, 7rem',
  },
};

export function StoryPicture({
  story: { picture },
  className,
  sizes,
  priority,
}: {
  story: StoryCard;
  className: string;
  sizes: string;
  priority?: boolean | undefined;
}) {
  return (
    <div className={cx('overflow-hidden rounded-picture bg-stage', className)}>
      {picture && (
        <Picture
          picture={picture}
          sizes={sizes}
          fit="cover"
          priority={priority}
          className="transition-[scale] duration-900 ease-calm group-hover:scale-103"
        />
      )}
    </div>
  );
}

export function StoryMeta({ story: { tags, date }, showDate }: { story: StoryCard; showDate: boolean }) {
  const [tag] = tags;
  const shown = showDate ? date : undefined;
  if (!tag && !shown) return null;
  return (
    <p className="flex gap-3.5 text-ink-muted text-small">
      {tag && <span>{tag}</span>}
      {shown && (
        <time dateTime={shown.value} className="tabular-nums">
          {shown.shown}
        </time>
      )}
    </p>
  );
}

export function StoryLink({ story }: { story: StoryCard }) {
  return (
    <a href={story.href} className={wholeCard}>
      <span className={underline}>{story.title}</span>
    </a>
  );
}

const wholeCard =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-4';
const underline =
  'bg-[linear-gradient(currentColor,currentColor)] bg-[0_100%] bg-[length:0_1px] bg-no-repeat transition-[background-size] duration-slow ease-calm group-hover:bg-[length:100%_1px]';
