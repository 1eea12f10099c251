import type { ViewProps } from '../../../shared/sites/page-context.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Container } from '../../../shared/ui/section.tsx';
import type { PublishInfoData } from '../load-publish-info.ts';
import { Byline } from './byline.tsx';

export function PublishInfo({
  fields: block,
  data,
  page,
}: ViewProps<{ hasMarginTop: boolean }, PublishInfoData>) {
  if (!data) return null;
  const { author, date } = data;
  const day = (
    <>
      {page.texts('storyPublished')}{' '}
      <time dateTime={date.value} className="tabular-nums">
        {date.shown}
      </time>
    </>
  );
  return (
    <Container className={cx('pb-6', block.hasMarginTop && 'mt-section')}>
      <div className="border-line border-y py-5" data-publish-info>
        {author ? <Byline author={author} line={day} /> : <p className="text-ink-muted text-small">{day}</p>}
      </div>
    </Container>
  );
}
