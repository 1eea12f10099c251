import * as SearchX from 'lucide-react/icons/search-x';
import { countText } from '../../../../shared/faceted-list/views/count-text.ts';
import { useListLink } from '../../../../shared/faceted-list/views/list-context.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { withoutFilters } from '../car-list.ts';
import type { CarListProps } from '../car-list-props.ts';
import { useCarListTools } from './car-list-tools.ts';
import { useFilterRelaxation } from './use-filter-relaxation.ts';

/** Nothing is left: the filter that costs most can be let go of right here (LIST-33). */
export function NothingFound({ head, start, relaxations: known }: CarListProps) {
  const tools = useCarListTools();
  const { list, texts, language } = tools;
  const linkTo = useListLink();
  const relaxations = useFilterRelaxation({ list: start.list, ways: known }, tools);
  const isLost = head.isLost && list === start.list;
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
              {...linkTo(chip.remaining)}
            >
              {texts(chip.instead ? 'listInstead' : 'listWithout', {
                value: chip.instead ?? chip.label,
                count: countText(count, language),
                amount: count,
              })}
            </ButtonLink>
          ))}
          <ButtonLink
            kind={relaxations.length > 0 ? 'secondary' : 'primary'}
            {...linkTo(withoutFilters(list))}
          >
            {texts(isLost ? 'carShowAllLike' : 'listClear')}
          </ButtonLink>
        </>
      }
    />
  );
}
