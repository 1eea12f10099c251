import { Picture } from '../../../shared/ui/picture.tsx';
import { Prose } from '../../../shared/ui/prose.tsx';
import type { ArticlePart, StoryArticleFields } from '../story-article-fields.ts';
import { ArticleSubject } from './article-subject.tsx';

/** Text ends at 42rem; pictures and quotes use all eight columns. */
export function ArticleBody({
  block: { parts, subject },
}: {
  block: Pick<StoryArticleFields, 'parts' | 'subject'>;
}) {
  return (
    <div className="col-span-12 min-w-0 lg:col-start-5 lg:col-end-13">
      {parts.map((part, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: published parts never change order on a page
        <Part key={position} {...part} />
      ))}
      <ArticleSubject {...subject} />
    </div>
  );
}

function Part({ text, image, caption, figures }: ArticlePart) {
  return (
    <div className="not-first:mt-12">
      <Prose text={text} />
      {image && (
        <figure className="not-first:mt-12">
          <div className="overflow-hidden rounded-picture bg-stage">
            <Picture picture={image} sizes="(min-width: 64rem) 62vw, 100vw" />
          </div>
          {caption && <figcaption className="mt-3 text-ink-muted text-micro">{caption}</figcaption>}
        </figure>
      )}
      {figures.length > 0 && <Figures figures={figures} />}
    </div>
  );
}

function Figures({ figures }: Pick<ArticlePart, 'figures'>) {
  return (
    <dl className="mt-10 grid max-w-text auto-cols-auto grid-flow-col justify-between gap-4 border-line border-t pt-6">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-muted text-small">{label}</dt>
          <dd className="text-title">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
