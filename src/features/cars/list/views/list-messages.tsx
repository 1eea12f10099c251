import * as SearchX from 'lucide-react/icons/search-x';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { ListFailed as FailedList } from '../../../../shared/ui/list-failed.tsx';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { type CarList, withoutFilters } from '../car-list.ts';
import type { Relaxation } from '../filter-relaxation.ts';
import { countText } from './count-text.ts';
import { useListContext } from './list-context.ts';

/** Nothing is left: the filter that costs most can be let go of right here (LIST-33). */
export function NothingFound({
  relaxations,
  isLost,
}: {
  relaxations: readonly Relaxation[];
  isLost: boolean;
}) {
  const { list, texts, language, addressOf, change } = useListContext();
  const to = (next: CarList) => ({
    href: addressOf(next),
    onClick: (event: MouseEvent) => onPlainClick(event, () => change(next)),
  });
  return (
    <StateMessage
      title={texts('noSearchResults')}
      text={relaxations.length > 0 ? texts('listRelaxLead') : undefined}
      icon={<IconShape of={SearchX} />}
      actions={
        <>
          {relaxations.map(({ chip, count }, at) => (
            <ButtonLink
              key={chip.key}
              rel="nofollow"
              kind={at === 0 ? 'primary' : 'secondary'}
              {...to(chip.remaining)}
            >
              {texts(chip.instead ? 'listInstead' : 'listWithout', {
                value: chip.instead ?? chip.label,
                count: countText(count, language),
                amount: count,
              })}
            </ButtonLink>
          ))}
          <ButtonLink kind={relaxations.length > 0 ? 'secondary' : 'primary'} {...to(withoutFilters(list))}>
            {texts(isLost ? 'carShowAllLike' : 'listClear')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The search failed; the rest of the page stays (LIST-32). */
export function ListFailed({ onAgain }: { onAgain: () => void }) {
  const { list, texts, addressOf } = useListContext();
  return (
    <FailedList
      title={texts('carListError')}
      retryLabel={texts('tryAgain')}
      href={addressOf(list)}
      onRetry={onAgain}
    />
  );
}
