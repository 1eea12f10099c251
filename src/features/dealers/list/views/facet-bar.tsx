import type { ValuesGroup } from '../../../../shared/faceted-list/filter-panel.ts';
import type { TextKey } from '../../../../shared/sites/dictionary.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { BRAND_FACET, REGION_FACET, SERVICE_FACET } from '../dealer-list.ts';
import { useDealerListTools } from './dealer-list-tools.ts';
import { FacetMenu } from './facet-menu.tsx';

const labels: Readonly<Record<string, TextKey>> = {
  [REGION_FACET]: 'dealerListRegion',
  [BRAND_FACET]: 'dealerListBrand',
  [SERVICE_FACET]: 'dealerListService',
};

interface Props {
  groups: readonly ValuesGroup[];
  total: number;
}

export function FacetBar({ groups, total }: Props) {
  const { texts } = useDealerListTools();
  return (
    <div className="relative flex flex-wrap items-center gap-2 sm:gap-3">
      {groups.map((group) => (
        <FacetMenu
          key={group.facet}
          group={group}
          label={texts(labels[group.facet] ?? 'dealerListApply')}
          total={total}
        />
      ))}
      <Button type="submit" size="small" className="[@media(scripting:enabled)]:hidden">
        {texts('dealerListApply')}
      </Button>
    </div>
  );
}
