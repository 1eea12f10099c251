import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import type { StoriesListTexts } from '../list-props.ts';
import { STORIES_PAGE_SIZE } from '../page-size.ts';
import type { StoriesLayout } from '../story.ts';

/** Skeletons while stories load. */
export function PendingStories({ label, layout }: { label: string; layout: StoriesLayout }) {
  return (
    <>
      <p role="status" className="mb-8 flex items-center gap-2.5 text-ink-muted text-small">
        <Spinner />
        {label}
      </p>
      <div className={cx('grid gap-x-gap gap-y-10 lg:gap-y-16', layout === 'Variant 1' && 'md:grid-cols-2')}>
        {Array.from({ length: STORIES_PAGE_SIZE }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no key
          <div key={position} className="grid gap-4" aria-hidden="true">
            <Skeleton shape="picture" className="rounded-picture" />
            <Skeleton length="half" />
            <Skeleton shape="title" length="most" />
          </div>
        ))}
      </div>
    </>
  );
}

type NoneProps = {
  texts: StoriesListTexts;
  filtered: boolean;
  address: string;
  onAll: (chosen: readonly string[], event: MouseEvent) => void;
};

export function NoStories({ texts, filtered, address, onAll }: NoneProps) {
  const showAll = (
    <ButtonLink kind="secondary" href={address} onClick={(event) => onAll([], event)}>
      {texts.storiesShowAll}
    </ButtonLink>
  );
  return (
    <div role="status">
      <StateMessage
        title={texts.storiesNone}
        text={filtered ? texts.storiesNoneHint : undefined}
        actions={filtered ? showAll : undefined}
        boxed
      />
    </div>
  );
}

export function FailedStories({ texts, onAgain }: { texts: StoriesListTexts; onAgain: () => void }) {
  return (
    <div role="alert" className="mt-12 flex flex-col items-center gap-5 text-center">
      <p className="max-w-text">{texts.storiesFailed}</p>
      <Button kind="secondary" onClick={onAgain}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
