import type { Texts } from '../../../shared/sites/texts.ts';
import type { StoryArticleData } from '../load-story-article.ts';
import type { StoryCard } from '../story-card.ts';

type Props = Pick<StoryArticleData, 'topics' | 'minutes'> & { story: StoryCard; texts: Texts };

export function ArticleHeader({ story, topics, minutes, texts }: Props) {
  return (
    <header className="grid gap-x-gap gap-y-6 pt-[clamp(1.5rem,4.5vw,4rem)] pb-[clamp(1.5rem,3.4vw,3rem)] lg:grid-cols-[8fr_4fr] lg:items-end">
      <div>
        <p className="mb-4 flex flex-wrap gap-x-3.5 text-ink-muted text-small lg:mb-5">
          {topics.map(({ name, href }) => (
            <a
              key={href}
              href={href}
              className="min-h-6 underline decoration-1 underline-offset-4 hover:text-ink"
            >
              {name}
            </a>
          ))}
          <span>{texts('storyReadingTime', { minutes })}</span>
        </p>
        <h1 className="max-w-[14em] text-balance">{story.title}</h1>
      </div>
      {story.preamble && (
        <p className="max-w-text text-ink-muted text-lead leading-[1.55]">{story.preamble}</p>
      )}
    </header>
  );
}
