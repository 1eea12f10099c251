import type { PanelGroup } from '../../../../shared/faceted-list/filter-panel.ts';
import { FacetDisclosure } from '../../../../shared/faceted-list/views/facet-disclosure.tsx';
import { FacetGroup } from '../../../../shared/faceted-list/views/facet-group.tsx';
import type { TextKey } from '../../../../shared/sites/dictionary.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { hasAddedFilters } from '../has-added-filters.ts';
import { LOCATION_FACET, MAKE_FACET } from '../list-fields.ts';
import { addedFilter } from '../stock-outline.ts';
import { useCarListTools } from './car-list-tools.ts';
import { FacetValue } from './facet-value.tsx';
import { NearFacet } from './near-facet.tsx';
import { rangeProps } from './range-props.ts';

const labels: Readonly<Record<string, TextKey>> = {
  [MAKE_FACET]: 'listMakeAndModel',
  [LOCATION_FACET]: 'listPlace',
  car_price: 'listPrice',
  car_fuel: 'carFuel',
  car_gearbox: 'carGearbox',
  car_mileage: 'carMileage',
  car_model_year: 'carYear',
  car_electric_range: 'carRange',
  car_seats: 'carSeats',
  car_equipment: 'carEquipment',
  car_towing_weight: 'carTowingWeight',
  car_body: 'carBody',
  car_drive: 'carDrive',
  car_color: 'carColour',
  car_monthly_cost: 'listMonthlyCost',
  car_private_leasing_monthly_cost: 'financePrivate',
  car_company_leasing_monthly_cost: 'financeCompany',
  car_power: 'carPower',
  car_condition: 'listCondition',
  car_vehicle_type: 'listVehicleType',
  car_campaigns: 'listCampaigns',
};

/** Open from the start; who looks for a car begins here. */
const FIRST: readonly string[] = [MAKE_FACET, 'car_condition', LOCATION_FACET, 'car_price', 'car_fuel'];

/** All there is to choose from, with live counts; the distance stands beside the towns. */
export function FilterPanel({ groups }: { groups: readonly PanelGroup[] }) {
  const { texts, formId, list } = useCarListTools();
  const near = groups.findIndex(({ facet }) => facet === LOCATION_FACET) + 1;
  return (
    <>
      {groups.slice(0, near).map((group) => (
        <Group key={group.facet} group={group} />
      ))}
      <FacetDisclosure label={texts('listNear')} chosen={list.near ? 1 : 0} isOpen>
        <NearFacet />
      </FacetDisclosure>
      {groups.slice(near).map((group) => (
        <Group key={group.facet} group={group} />
      ))}
      <Button type="submit" form={formId} wide className="without-script mt-6">
        {texts('listApply')}
      </Button>
    </>
  );
}

function Group({ group }: { group: PanelGroup }) {
  const tools = useCarListTools();
  const { texts, stock } = tools;
  const { facet } = group;
  const name = (hasAddedFilters && addedFilter(facet, stock)?.label) || texts(labels[facet] ?? 'listFilter');
  const isNet = facet === 'car_company_leasing_monthly_cost';
  return (
    <FacetGroup
      group={group}
      label={isNet ? `${name}, ${texts('carPriceWithoutVat')}` : name}
      isOpen={FIRST.includes(facet)}
      searchHint={facet === MAKE_FACET ? texts('listFacetSearchMake') : undefined}
      row={(value) => <FacetValue facet={facet} value={value} />}
      range={(range) => rangeProps(range, tools)}
    />
  );
}
