import * as SearchX from 'lucide-react/icons/search-x';
import * as TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { Spinner } from '../../../../shared/ui/spinner.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { isNarrowed, withoutFilters } from '../dealer-list.ts';
import { dealerListUrl } from '../dealer-list-url.ts';
import { useDealerListContext } from './list-context.ts';

export function NoDealers() {
  const { list, texts, linkTo } = useDealerListContext();
  return (
    <div role="status">
      <StateMessage
        title={texts.noSearchResults}
        icon={<IconShape of={SearchX} />}
        actions={
          isNarrowed(list) && (
            <ButtonLink {...linkTo(withoutFilters(list))}>{texts.dealerListShowAll}</ButtonLink>
          )
        }
        boxed
      />
    </div>
  );
}

/** The search failed; the rest of the page stays (DSL-13). */
export function DealersFailed({ onRetry }: { onRetry: () => void }) {
  const { list, texts, address } = useDealerListContext();
  return (
    <div role="alert">
      <StateMessage
        title={texts.dealerListError}
        icon={<IconShape of={TriangleAlert} />}
        actions={
          <ButtonLink
            kind="secondary"
            href={dealerListUrl(address, list)}
            rel="nofollow"
            onClick={(event) => onPlainClick(event, onRetry)}
          >
            {texts.tryAgain}
          </ButtonLink>
        }
        boxed
      />
    </div>
  );
}

const SKELETONS = 4;

export function PendingDealers({ className }: { className: string }) {
  const { texts } = useDealerListContext();
  return (
    <>
      <p role="status" className="mb-6 flex items-center gap-2.5 text-ink-muted text-small">
        <Spinner />
        {texts.dealerListLoading}
      </p>
      <div className={className} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no key
          <div key={position} className="grid gap-3">
            <Skeleton shape="picture" className="rounded-card" />
            <Skeleton shape="title" length="most" />
            <Skeleton length="half" />
          </div>
        ))}
      </div>
    </>
  );
}
