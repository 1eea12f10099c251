import { countryRules } from '../../../../shared/sites/country-rules.ts';
import type { Language } from '../../../../shared/sites/languages.ts';
import type { Site } from '../../../../shared/sites/site.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { parsePricedCar } from '../../../pricing/priced-car.ts';
import { privateVatLabel } from '../../../pricing/vat-label.ts';
import type { FinanceRecord } from '../../record-schemas.ts';
import { toVehicle } from './to-vehicle.ts';
import type { UkFinance } from './uk-finance.ts';

type UkFinanceContext = {
  site: Pick<Site, 'country'> & Partial<Pick<Site, 'financeOrganisationId'>>;
  language: Language;
  texts: Texts;
};

/** Undefined outside Britain (UKF-17) and without a provider account. */
export function buildUkFinance(record: FinanceRecord, context: UkFinanceContext): UkFinance | undefined {
  const { site, language, texts } = context;
  const vehicle = toVehicle(record);
  const priced = parsePricedCar(record);
  if (!countryRules(site, language).showsUkFinance || !site.financeOrganisationId || !vehicle)
    return undefined;
  return {
    carId: vehicle.Ids.CarId,
    vehicle,
    organisation: site.financeOrganisationId,
    vatNote: priced && privateVatLabel(priced, texts),
    reserveAddress: texts('financeReserveAddress'),
    partExchangeAddress: texts('financePartExchangeAddress'),
  };
}
