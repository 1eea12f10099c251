import { z } from 'zod';
import { MAX_MESSAGE_LENGTH, messageError } from '../../../shared/forms/field-rules.ts';
import { formValues } from '../../../shared/forms/submitted-form.ts';
import { toLine, toLines } from '../../../shared/forms/text-input.ts';
import {
  emailError,
  type FieldError,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  nameError,
  phoneError,
  plainPhone,
} from '../../../shared/platform/contact-rules.ts';
import { isRecordCode } from '../../../shared/platform/record-code.ts';
import { calculationSettings, parseCalculationSettings } from '../../finance/calculation-settings-schema.ts';
import type { CalculationSettings } from '../../finance/plans/all-plans.ts';

// The message of an issue is the FieldError of its field.
const missingOrWrong = {
  error: ({ input }: { input: unknown }): FieldError => (input === undefined ? 'missing' : 'wrong'),
};

/** One line without control characters, checked by a rule of the form. */
function line(rule: (value: string) => FieldError | undefined, normalise = (value: string) => value) {
  return z
    .string(missingOrWrong)
    .overwrite((value) => normalise(toLine(value)))
    .check(follows(rule));
}

function follows(rule: (value: string) => FieldError | undefined) {
  return ({ value, issues }: z.core.ParsePayload<string>) => {
    const error = rule(value);
    if (error) issues.push({ code: 'custom', input: value, message: error });
  };
}

const ticked = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'on' || value === 'true' || value === '1');

const MAX_QUOTES = 12;

/** What the contact form of the car page sends. */
export const carContactBody = formValues
  .extend({
    name: line(nameError).meta({ maxLength: MAX_NAME_LENGTH }),
    phone: line(phoneError, plainPhone).meta({
      description: 'A plus if there is one, then 6 to 20 digits. Signs that group them are stored as spaces.',
      examples: ['+46 70 123 45 67'],
    }),
    email: line(emailError).meta({ maxLength: MAX_EMAIL_LENGTH }),
    message: z
      .string(missingOrWrong)
      .overwrite(toLines)
      .check(follows(messageError))
      .default('')
      .meta({ maxLength: MAX_MESSAGE_LENGTH }),
    siteName: z.string(missingOrWrong).overwrite(toLine).default('').meta({
      description: 'The official name of the dealership that the visitor chose. Sample cars need it.',
    }),
    car: z
      .object({ car_id: z.string().refine(isRecordCode) }, missingOrWrong)
      .meta({ description: 'The car it is about.', examples: [{ car_id: '461010751' }] }),
    quote: ticked.meta({ type: 'boolean', default: false, description: 'Whether an offer is requested.' }),
    testDrive: ticked.meta({ type: 'boolean', default: false }),
    apply: ticked.meta({
      type: 'boolean',
      default: false,
      description: 'British sites: the visitor applies for finance.',
    }),
    reserve: ticked.meta({
      type: 'boolean',
      default: false,
      description: 'British sites: the visitor reserves the car.',
    }),
    finance: z
      .array(z.unknown())
      .catch([])
      .transform(toSettings)
      .meta({
        description:
          'The settings of the visitor’s calculations, at most twelve. The figures are calculated by the server.',
        items: z.toJSONSchema(calculationSettings),
      }),
  })
  .meta({ id: 'CarContact' });

/** Settings that are none are left out: the lead is worth more than they are. */
function toSettings(finance: readonly unknown[]): CalculationSettings[] {
  return finance.slice(0, MAX_QUOTES).flatMap((each) => parseCalculationSettings(each) ?? []);
}
