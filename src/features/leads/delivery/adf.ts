import type { Site } from '../../../shared/sites/site.ts';
import { planOf, type QuotedFinance } from '../../finance/plans/all-plans.ts';
import type { Lead } from '../lead.ts';
import type { LeadCar } from '../lead-car.ts';
import { xmlElement } from './xml.ts';

export type AdfVehicle = {
  car: LeadCar;
  interest: 'buy' | 'test-drive';
  finance?: QuotedFinance | undefined;
  /** What the customer gives in part exchange. */
  tradeIn?: AdfTradeIn | undefined;
  comments: readonly string[];
};

export type AdfTradeIn = {
  make: string;
  model: string;
  year: number | undefined;
  plate: string;
  odometer: { value: number; unit: 'km' | 'miles' } | undefined;
};

/** The lead as ADF 1.0 (Auto-lead Data Format), which dealers' CRM systems import. */
export function toAdf(lead: Lead, vehicle: AdfVehicle, site: Pick<Site, 'displayName' | 'url'>): string {
  const { customer, receiver } = lead;
  const message = lead.values['message'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
${xmlElement('adf', {}, [
  xmlElement('prospect', { status: 'new' }, [
    xmlElement('id', { sequence: '1', source: lead.site }, lead.id),
    xmlElement('requestdate', {}, lead.receivedAt),
    vehicleElement(vehicle),
    vehicle.tradeIn && tradeInElement(vehicle.tradeIn),
    xmlElement('customer', {}, [
      xmlElement('contact', {}, [
        xmlElement('name', { part: 'full', type: 'individual' }, customer.name),
        xmlElement('email', {}, customer.email),
        xmlElement('phone', { type: 'voice' }, customer.phone),
      ]),
      xmlElement('comments', {}, [message, ...vehicle.comments].filter(Boolean).join('\n')),
    ]),
    xmlElement('vendor', {}, [
      vehicle.car.car_departmenterpid &&
        xmlElement('id', { sequence: '1', source: 'erp' }, vehicle.car.car_departmenterpid),
      xmlElement('vendorname', {}, vehicle.car.car_site_name || receiver?.name || site.displayName),
      receiver &&
        xmlElement('contact', {}, [
          xmlElement('name', { part: 'full' }, receiver.name),
          xmlElement('email', {}, receiver.email),
        ]),
    ]),
    xmlElement('provider', {}, [
      xmlElement('name', { part: 'full', type: 'business' }, site.displayName),
      xmlElement('service', {}, lead.formName),
      xmlElement('url', {}, site.url),
    ]),
  ]),
])}
`;
}

function vehicleElement({ car, interest, finance }: AdfVehicle): string {
  const { car_price, car_price_currency } = car;
  const { car_is_used: isUsed } = car;
  const status = isUsed === undefined ? {} : { status: isUsed ? 'used' : 'new' };
  return xmlElement('vehicle', { interest, ...status }, [
    xmlElement('id', { sequence: '1', source: 'car_id' }, car.car_id),
    xmlElement('year', {}, String(car.car_year ?? '')),
    xmlElement('make', {}, car.car_brand),
    xmlElement('model', {}, car.car_model),
    car.car_chassino && xmlElement('vin', {}, car.car_chassino),
    xmlElement('stock', {}, car.car_regno ?? car.car_id),
    car.car_version && xmlElement('trim', {}, car.car_version),
    car.car_body && xmlElement('bodystyle', {}, car.car_body),
    odometer(car),
    car.car_color && xmlElement('colorcombination', {}, [xmlElement('exteriorcolor', {}, car.car_color)]),
    car_price !== undefined &&
      xmlElement(
        'price',
        { type: 'asking', ...(car_price_currency && { currency: car_price_currency }) },
        String(car_price),
      ),
    car.isPriceWithoutVat && xmlElement('pricecomments', {}, priceComments(car)),
    finance && financeElement(finance),
  ]);
}

/** 'excl. VAT; 711900 incl. VAT' */
function priceComments({ priceWithVat }: AdfVehicle['car']): string {
  return ['excl. VAT', priceWithVat && `${priceWithVat.amount} incl. VAT`].filter(Boolean).join('; ');
}

/** What a quote may have, whatever its plan is. */
type QuotedAmounts = {
  product: string;
  currency?: string;
  monthlyCost?: number;
  deposit?: number;
  total?: number;
};

/** The quote's amounts; what has none, such as a fixed offer in words, is in the comments alone. */
function financeElement({ product, monthlyCost, deposit, total, currency }: QuotedAmounts): string | false {
  if (monthlyCost === undefined || currency === undefined) return false;
  const amount = (type: string, value: number) =>
    xmlElement('amount', { type, limit: 'exact', currency }, String(value));
  return xmlElement('finance', {}, [
    xmlElement('method', {}, planOf(product)?.isLease ? 'lease' : 'finance'),
    deposit !== undefined && amount('downpayment', deposit),
    amount('monthly', monthlyCost),
    total !== undefined && amount('total', total),
  ]);
}

function tradeInElement({ make, model, year, plate, odometer: driven }: AdfTradeIn): string {
  return xmlElement('vehicle', { interest: 'trade-in', status: 'used' }, [
    xmlElement('year', {}, String(year ?? '')),
    xmlElement('make', {}, make),
    xmlElement('model', {}, model),
    xmlElement('stock', {}, plate),
    driven && xmlElement('odometer', { status: 'original', units: driven.unit }, String(driven.value)),
  ]);
}

export const KM_PER_MIL = 10;

/** ADF has only kilometres and miles; a Swedish mil is ten kilometres. */
function odometer({ car_mileage, car_odometer_unit: unit }: LeadCar): string | false {
  if (car_mileage === undefined || unit === undefined) return false;
  const value = unit === 'mil' ? car_mileage * KM_PER_MIL : car_mileage;
  return xmlElement(
    'odometer',
    { status: 'original', units: unit === 'miles' ? 'miles' : 'km' },
    String(value),
  );
}
