import * as SearchX from 'lucide-react/icons/search-x';
import { useListLink } from '../../../../shared/faceted-list/views/list-context.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { Spinner } from '../../../../shared/ui/spinner.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { isNarrowed, withoutFilters } from '../dealer-list.ts';
import { useDealerListTools } from './dealer-list-tools.ts';

export function NoDealers() {
  const { list, texts } = useDealerListTools();
  const linkTo = useListLink();
  return (
    <div role="status">
      <StateMessage
        title={texts('noSearchResults')}
        icon={<IconShape of={SearchX} />}
        actions={
          isNarrowed(list) && (
            <ButtonLink {...linkTo(withoutFilters(list))} rel="nofollow">
              {texts('dealerListShowAll')}
            </ButtonLink>
          )
        }
        boxed
      />
    </div>
  );
}

const SKELETONS = 4;

export function PendingDealers({ className }: { className: string }) {
  const { texts } = useDealerListTools();
  return (
    <>
      <p role="status" className="mb-6 flex items-center gap-2.5 text-ink-muted text-small">
        <Spinner />
        {texts('dealerListLoading')}
      </p>
      <div className={className} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no key
          <div key={position} className="grid gap-3">
            <Skeleton shape="picture" className="rounded-picture" />
            <Skeleton shape="title" length="most" />
            <Skeleton length="half" />
          </div>
        ))}
      </div>
    </>
  );
}
