import { Button } from '../../../../shared/ui/button.tsx';
import type { FacetGroup } from '../dealer-facet-bar.ts';
import type { DealerFacet } from '../dealer-list.ts';
import type { DealerListTexts } from '../list-texts.ts';
import { FacetMenu } from './facet-menu.tsx';
import { useDealerListContext } from './list-context.ts';

const labels: Record<DealerFacet, keyof DealerListTexts> = {
  'site_region>site_city': 'dealerListRegion',
  'site_departments.brands.name': 'dealerListBrand',
  'site_departments.service_name': 'dealerListService',
};

interface Props {
  groups: readonly FacetGroup[];
  total: number;
}

export function FacetBar({ groups, total }: Props) {
  const { texts } = useDealerListContext();
  return (
    <div className="relative flex flex-wrap items-center gap-2 sm:gap-3">
      {groups.map((group) => (
        <FacetMenu key={group.facet} group={group} label={texts[labels[group.facet]]} total={total} />
      ))}
      <Button type="submit" size="small" className="[@media(scripting:enabled)]:hidden">
        {texts.dealerListApply}
      </Button>
    </div>
  );
}
