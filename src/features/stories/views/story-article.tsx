import type { ViewProps } from '../../../shared/sites/page-context.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Container } from '../../../shared/ui/section.tsx';
import type { StoryArticleData } from '../load-story-article.ts';
import type { StoryArticleFields } from '../story-article-fields.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleHeader } from './article-header.tsx';
import { ArticleInfo } from './article-info.tsx';

/** An article: header and large picture over the whole width, then the text with author and date beside it. */
export function StoryArticle({ fields: block, data, page }: ViewProps<StoryArticleFields, StoryArticleData>) {
  const { story, published } = data;
  if (!story && block.parts.length === 0) return null;
  return (
    <article>
      <Container>
        {story && <ArticleHeader {...data} story={story} texts={page.texts} />}
        {story?.picture && (
          <figure>
            <div className="aspect-5/4 overflow-hidden bg-stage max-sm:-mx-gutter sm:aspect-2/1 sm:rounded-picture">
              <Picture picture={story.picture} sizes="(min-width: 90rem) 82rem, 100vw" fit="cover" priority />
            </div>
            {block.caption && <figcaption className={captionLook}>{block.caption}</figcaption>}
          </figure>
        )}
      </Container>
      <Container className="grid grid-cols-12 items-start gap-x-gap pt-[clamp(2.5rem,5.6vw,5rem)] pb-section">
        {published && <ArticleInfo published={published} block={block} texts={page.texts} />}
        <ArticleBody block={block} />
      </Container>
    </article>
  );
}

const captionLook = 'mt-3 text-ink-muted text-micro';
