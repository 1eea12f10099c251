import type { TextKey } from '../sites/dictionary.ts';
import type { Texts } from '../sites/texts.ts';
import type { FieldKind, FormFieldError, ShownField } from './form-field.ts';

type ErrorKeys = Partial<Record<FormFieldError, TextKey>>;

/** The sentences of everything that can be wrong with a field; the browser gets these and no dictionary. */
export function fieldErrorTexts(field: ShownField, texts: Texts): Partial<Record<FormFieldError, string>> {
  const keys: ErrorKeys = {
    missing: 'formFieldMissing',
    wrong: 'formFieldWrong',
    ...keysByKind[field.kind],
    ...(field.missing && { missing: field.missing }),
  };
  return Object.fromEntries(Object.entries(keys).map(([error, key]) => [error, texts(key)]));
}

const chosen: ErrorKeys = { missing: 'formChoiceMissing', wrong: 'formChoiceMissing' };
const tooLong = 'contactTooLong';

const keysByKind: Partial<Record<FieldKind, ErrorKeys>> = {
  text: { 'too long': tooLong },
  message: { 'too long': tooLong },
  name: { missing: 'contactNameMissing', 'too long': tooLong },
  phone: {
    missing: 'contactPhoneMissing',
    'too short': 'contactPhoneShort',
    'too long': 'contactPhoneLong',
    wrong: 'contactPhoneWrong',
  },
  email: { missing: 'contactEmailMissing', wrong: 'contactEmailWrong', 'too long': tooLong },
  plate: { missing: 'formPlateMissing', wrong: 'formPlateWrong', 'too long': 'formPlateWrong' },
  number: {
    missing: 'formNumberMissing',
    wrong: 'formNumberWrong',
    'too low': 'formNumberLow',
    'too long': 'formNumberLong',
  },
  date: { missing: 'formDateMissing', wrong: 'formDateWrong', 'too early': 'formDateEarly' },
  choice: chosen,
  choices: chosen,
  dealership: { missing: 'formDealershipMissing', wrong: 'formDealershipMissing' },
  checkbox: { missing: 'formTickMissing' },
};
