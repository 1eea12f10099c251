import { Button } from '../../../../src/shared/ui/button.tsx';
import { Icon } from '../../../../src/shared/ui/icon.tsx';
import { Notice } from '../../../../src/shared/ui/notice.tsx';
import { ProgressLine } from '../../../../src/shared/ui/progress-line.tsx';
import { ShowMoreBar } from '../../../../src/shared/ui/show-more-bar.tsx';
import { CardSkeleton, Skeleton } from '../../../../src/shared/ui/skeleton.tsx';
import { Spinner } from '../../../../src/shared/ui/spinner.tsx';
import { StateMessage } from '../../../../src/shared/ui/state-message.tsx';
import { TextLink } from '../../../../src/shared/ui/text-link.tsx';
import { Sample, Sheet } from './sheet.tsx';

export function States() {
  return (
    <Sheet id="states" title="Waiting, empty, failed, sent" note="Every dead end has a way on.">
      <div className="grid gap-gap sm:grid-cols-2">
        <CardSkeleton />
        <div className="grid content-start gap-5">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton length="most" />
          <Skeleton length="half" />
          <Skeleton shape="field" />
          <Skeleton shape="button" />
        </div>
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        <Sample name="Progress" className="grid gap-5">
          <ProgressLine value={31} max={100} label="Slides seen" />
          <ProgressLine label="Fetching the list" />
          <span className="inline-flex items-center gap-3">
            <Spinner /> Looking for free times
          </span>
        </Sample>
        <Sample name="How far down the list" className="grid gap-8">
          <ShowMoreBar
            shown={48}
            total={1243}
            text="Showing 48 of 1,243 cars"
            moreLabel="Show more"
            href="#states"
          />
        </Sample>
      </div>
      <div className="grid gap-gap lg:grid-cols-2">
        <StateMessage
          level={3}
          icon={<Icon name="search" />}
          title="No car has all of that at once"
          text="Remove a filter, or have us write when one comes in."
          actions={
            <>
              <Button>Clear the filters</Button>
              <Button kind="secondary">Watch this search</Button>
            </>
          }
        />
        <StateMessage
          level={3}
          icon={<Icon name="triangle-alert" />}
          title="The cars did not arrive"
          text="Something kept us from fetching the list. Try again, or call and we look for you."
          actions={<Button kind="secondary">Try again</Button>}
        />
        <StateMessage
          level={3}
          boxed
          title="A section is missing here"
          text="It could not be shown just now. The rest of the page is fine."
          actions={<Button kind="secondary">Reload the page</Button>}
        />
        <StateMessage
          level={3}
          boxed
          icon={<Icon name="circle-check" />}
          title="Thank you, Ebba. Mira will call."
          text="You hear from us before 11. A copy is on its way to your mail."
          actions={
            <TextLink href="#cards" iconAfter={<Icon name="arrow-right" size="small" />}>
              See more cars
            </TextLink>
          }
        />
      </div>
      <div className="grid gap-3">
        <Notice icon={<Icon name="info" />}>The price includes summer wheels.</Notice>
        <Notice tone="neutral" icon={<Icon name="clock" />}>
          The workshop is closed 24 to 26 December.
        </Notice>
        <Notice tone="warning" icon={<Icon name="triangle-alert" />}>
          The telephones are down. Write to us; we read everything.
        </Notice>
        <Notice tone="danger" icon={<Icon name="circle-alert" />}>
          That time was just taken. Choose another.
        </Notice>
      </div>
    </Sheet>
  );
}
