import * as MapIcon from 'lucide-react/icons/map';
import { Button } from '../../../ui/button.tsx';
import { IconShape } from '../../../ui/icon-shape.tsx';
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
  isMapOpen: boolean;
  onMap: () => void;
}

export function FacetBar({ groups, total, isMapOpen, onMap }: Props) {
  const { texts } = useDealerListContext();
  return (
    <div className="relative flex flex-wrap items-center gap-2 sm:gap-3">
      {groups.map((group) => (
        <FacetMenu key={group.facet} group={group} label={texts[labels[group.facet]]} total={total} />
      ))}
      <Button type="submit" size="small" className="[@media(scripting:enabled)]:hidden">
        {texts.dealerListApply}
      </Button>
      <Button
        kind="secondary"
        aria-expanded={isMapOpen}
        icon={<IconShape of={MapIcon} />}
        onClick={onMap}
        className="min-h-11 px-4.5 py-2 text-[0.9375rem] max-sm:w-full sm:ml-auto noscript:hidden"
      >
        {isMapOpen ? texts.dealerListHideMap : texts.dealerListShowMap}
      </Button>
    </div>
  );
}
