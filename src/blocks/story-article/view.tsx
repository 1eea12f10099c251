import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import type { BlockProps } from '../block.ts';
import { About } from './about.tsx';
import { Body } from './body.tsx';
import type { fields } from './fields.ts';
import { ArticleHead } from './head.tsx';
import type { StoryArticleData } from './load.ts';

/** An article: its head and large picture over the whole width, then the text beside what there is to know of it. */
export function StoryArticle({ fields: block, data, page }: BlockProps<typeof fields, StoryArticleData>) {
  const { story, published } = data;
  if (!story && block.parts.length === 0) return null;
  return (
    <article>
      <Container>
        {story && <ArticleHead {...data} story={story} texts={page.texts} />}
        {story?.picture && (
          <figure>
            <div className="aspect-5/4 overflow-hidden bg-stage max-sm:-mx-gutter sm:aspect-2/1 sm:rounded-card">
              <Picture picture={story.picture} sizes="(min-width: 90rem) 82rem, 100vw" fit="cover" priority />
            </div>
            {block.caption && <figcaption className={captionLook}>{block.caption}</figcaption>}
          </figure>
        )}
      </Container>
      <Container className="grid grid-cols-12 items-start gap-x-gap pt-[clamp(2.5rem,5.6vw,5rem)] pb-section">
        {published && <About published={published} block={block} texts={page.texts} />}
        <Body block={block} />
      </Container>
    </article>
  );
}

const captionLook = 'mt-3 text-ink-muted text-micro';
