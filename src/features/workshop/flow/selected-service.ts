import { formatDecimal } from '../../../shared/platform/format-number.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { quoted } from '../../../shared/sites/quoted.ts';
import { isBaseService, type Offering } from '../offering.ts';
import type { SelectedService } from './booking-flow-state.ts';

const EXCERPT_LENGTH = 28;

type Chosen = {
  unit?: number | undefined;
  userInput?: string | undefined;
  mileageUnit: string;
  language: Language;
};

/** An offering as it is stored once it is chosen (SB-43); a unit price begins at its minimum (SB-50). */
export function toSelectedService(
  offering: Offering,
  type: SelectedService['type'],
  { unit = offering.unitPrice?.minimum ?? 1, userInput = '', mileageUnit, language }: Chosen,
): SelectedService {
  const { name, price, priceKnown, priceDiscount, category, unitPrice } = offering;
  const unitAbbreviation = unitPrice?.unitAbbreviation ?? '';
  return {
    name,
    price,
    priceKnown,
    priceDiscount,
    category,
    type,
    unit,
    userInput,
    unitAbbreviation,
    listItems: listItems(offering, unit, userInput, mileageUnit, language),
  };
}

/** What stands under its name in the summary: the mileage, the quantity, the beginning of the message. */
function listItems(
  { code, unitPrice }: Offering,
  unit: number,
  userInput: string,
  mileageUnit: string,
  language: Language,
): readonly string[] {
  if (isBaseService(code))
    return userInput
      ? [`${formatDecimal(Number(userInput), language, { min: 0, max: 0 })} ${mileageUnit}`]
      : [];
  const quantity = unitPrice ? [`${unit} ${unitPrice.unitAbbreviation}`] : [];
  const message = userInput.trim();
  return message ? [...quantity, quoted(excerpt(message), language)] : quantity;
}

function excerpt(text: string): string {
  return text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…`;
}

/** Why an offering cannot be chosen: it is not for the model (SB-46), or another base service is chosen (SB-44). */
export function hindrance(
  { code, isAvailable }: Offering,
  services: Readonly<Record<string, SelectedService>>,
): 'not for this model' | 'base service chosen' | undefined {
  if (!isAvailable) return 'not for this model';
  if (code in services || !isBaseService(code)) return undefined;
  return Object.keys(services).some(isBaseService) ? 'base service chosen' : undefined;
}
