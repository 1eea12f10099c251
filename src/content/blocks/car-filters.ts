import { choice, list, text } from '../../shared/platform/fields/fields.ts';

/** Which cars a block is about. Two values of one field mean either; two fields mean both. */
export function carFilters(label: string, help: string) {
  return list(
    label,
    {
      field: choice('Field', [
        'car_brand',
        'car_model',
        'car_body',
        'car_fuel',
        'car_gearbox',
        'car_drive',
        'car_condition',
        'car_vehicle_type',
        'car_vehicle_type_code',
        'car_site_city',
        'car_site_name',
        'car_campaigns',
        'car_is_sample',
        'car_has_campaign_price',
        'car_has_campaign_loan',
        'car_has_privateleasing',
        'car_has_companyleasing',
        'car_price',
        'car_mileage',
        'car_monthly_cost',
      ]),
      value: text('Value', {
        help: 'As the stock writes it; true or false; from and to as 0-300000.',
      }),
    },
    { max: 20, help: `${help} Two values of one field mean either; two fields mean both.` },
  );
}
