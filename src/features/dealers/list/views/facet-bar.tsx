import type { ValuesGroup } from '../../../../shared/faceted-list/filter-panel.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { facetLabel } from '../dealer-facets.ts';
import { useDealerListTools } from './dealer-list-tools.ts';
import { FacetMenu } from './facet-menu.tsx';

interface Props {
  groups: readonly ValuesGroup[];
  total: number;
}

export function FacetBar({ groups, total }: Props) {
  const { texts } = useDealerListTools();
  return (
    <div className="relative flex flex-wrap items-center gap-2 sm:gap-3">
      {groups.map((group) => (
        <FacetMenu key={group.facet} group={group} label={texts(facetLabel(group.facet))} total={total} />
      ))}
      <Button type="submit" size="small" className="[@media(scripting:enabled)]:hidden">
        {texts('dealerListApply')}
      </Button>
    </div>
  );
}
