import type { FieldView } from '../../shared/forms/declared-form-props.ts';
import type { FormTokens } from '../../shared/forms/form-token.ts';
import { countries } from '../../shared/sites/countries.ts';
import { mileageUnitOf } from '../../shared/sites/mileage-unit.ts';
import type { LoadContext } from '../../shared/sites/page-context.ts';
import { pickTexts } from '../../shared/sites/pick-texts.ts';
import { buildDeclaredForm } from '../leads/declared-forms/build-declared-form.ts';
import { createStock, type StockDeps } from '../leads/stock.ts';
import { mileageUnitTexts } from './mileage-unit.ts';
import { photoTexts } from './photos/photo-texts.ts';
import { sellCarForm } from './sell-car-form.ts';
import { type SellCarFormProps, sellCarTextKeys } from './sell-car-props.ts';

type Context = LoadContext<StockDeps & { formTokens: FormTokens }>;

/** Undefined on sites that have no cars, and so buy none. */
export async function loadSellCarForm(context: Context): Promise<SellCarFormProps | undefined> {
  const { site, language, texts, services } = context;
  if (!sellCarForm.isAvailableOn(site)) return undefined;
  const deps = { stock: createStock(services), tokens: services.formTokens };
  const form = await buildDeclaredForm(sellCarForm, context, deps);
  const unit = texts(mileageUnitTexts[mileageUnitOf(site.country)]);
  const withUnit = (field: FieldView) => (field.name === 'milage' ? { ...field, unit } : field);
  return {
    ...form,
    sections: form.sections.map((section) => ({ ...section, fields: section.fields.map(withUnit) })),
    sellCar: {
      language,
      country: site.country,
      hasRegister: countries[site.country].rules.hasVehicleRegister && Boolean(site.indices.sites),
      texts: pickTexts(texts, sellCarTextKeys),
      photoTexts: photoTexts(texts),
    },
  };
}
