import type { Texts } from '../../../shared/sites/texts.ts';
import type { PublishInfo } from '../publish-info.ts';
import type { StoryArticleFields } from '../story-article-fields.ts';
import { Byline } from './byline.tsx';

type Props = {
  published: PublishInfo;
  block: Pick<StoryArticleFields, 'authorLine' | 'photographer'>;
  texts: Texts;
};

/** Author, date and photographer: beside the text on wide screens, above it on others. */
export function ArticleInfo({ published: { author, date }, block, texts }: Props) {
  const { authorLine, photographer } = block;
  return (
    <aside aria-label={texts('storyAbout')} className={position} data-publish-info>
      {author && (
        <div className="lg:border-line lg:border-b lg:pb-5">
          <Byline author={author} line={authorLine} />
        </div>
      )}
      <dl className="mt-5 border-line border-b pb-5 text-small lg:mt-0 lg:py-4">
        <Fact label={texts('storyPublished')}>
          <time dateTime={date.value} className="tabular-nums">
            {date.shown}
          </time>
        </Fact>
        {photographer && <Fact label={texts('storyPhotographer')}>{photographer}</Fact>}
      </dl>
    </aside>
  );
}

const position = 'col-span-12 mb-10 lg:sticky lg:top-[calc(var(--header)+2rem)] lg:col-span-3 lg:mb-0';

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
