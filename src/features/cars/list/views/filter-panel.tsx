import type { TextKey } from '../../../../shared/sites/dictionary.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { FacetDisclosure } from '../../../../shared/ui/facet-disclosure.tsx';
import type { PanelGroup } from '../filter-panel.ts';
import { LOCATION_FACET, MAKE_FACET } from '../list-fields.ts';
import { FacetValues } from './facet-values.tsx';
import { useListContext } from './list-context.ts';
import { NearFacet } from './near-facet.tsx';
import { RangeFacet } from './range-facet.tsx';

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
  const { texts, formId, list } = useListContext();
  const near = groups.findIndex(({ facet }) => facet === LOCATION_FACET) + 1;
  return (
    <>
      {groups.slice(0, near).map((group) => (
        <FacetGroup key={group.facet} group={group} />
      ))}
      <FacetDisclosure label={texts('listNear')} chosen={list.near ? 1 : 0} isOpen>
        <NearFacet />
      </FacetDisclosure>
      {groups.slice(near).map((group) => (
        <FacetGroup key={group.facet} group={group} />
      ))}
      <Button type="submit" form={formId} wide className="without-script mt-6">
        {texts('listApply')}
      </Button>
    </>
  );
}

function FacetGroup({ group }: { group: PanelGroup }) {
  const { texts } = useListContext();
  const name = texts(labels[group.facet] ?? 'listFilter');
  const isNet = group.facet === 'car_company_leasing_monthly_cost';
  const label = isNet ? `${name}, ${texts('carPriceWithoutVat')}` : name;
  return (
    <FacetDisclosure label={label} chosen={group.chosen} isOpen={FIRST.includes(group.facet)}>
      {group.kind === 'range' ? (
        <RangeFacet group={group} label={label} />
      ) : (
        <FacetValues group={group} label={label} />
      )}
    </FacetDisclosure>
  );
}
