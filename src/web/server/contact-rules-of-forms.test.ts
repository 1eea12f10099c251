import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { formDefinition } from '../../features/editor-forms/form-definition.ts';
import { parseAnswers } from '../../features/editor-forms/parse-answers.ts';
import { carContactBody } from '../../features/leads/car-contact/car-contact-schema.ts';
import { isDeclaredForm } from '../../features/leads/declared-forms/declare-form.ts';
import { createBody } from '../../features/tyre-hotel/api/request-schemas.ts';
import { contactErrors as tyreContactErrors } from '../../features/tyre-hotel/flow/booking-request.ts';
import { bookingRequest } from '../../features/workshop/booking-request.ts';
import { leadForms } from '../../main/lead-forms.ts';
import { fieldError } from '../../shared/forms/field-rules.ts';
import { formSchema } from '../../shared/forms/form-schema.ts';
import { emailError, phoneError } from '../../shared/platform/contact-rules.ts';

/** Whether a form takes an address or a number; all else about it is left out. */
type Takes = (value: string) => boolean;

/** A schema takes a value when it finds nothing wrong with that field. */
function schemaTakes(schema: z.ZodType, ...path: readonly string[]): Takes {
  return (value) => {
    const body = path.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), value);
    const issues = schema.safeParse(body).error?.issues ?? [];
    return !issues.some((issue) => path.every((part, index) => issue.path[index] === part));
  };
}

const editorForm = formDefinition.parse({
  ...{ provider: 'builder', id: '1', title: 'A form', button: 'Send', thanks: 'Thank you' },
  receivers: [{ email: 'anna@solvik.example' }],
  questions: [
    { name: 'email', text: 'E-mail', kind: 'email', required: true },
    { name: 'phone', text: 'Phone', kind: 'phone', required: true },
  ],
});
const editorFormTakes =
  (name: 'email' | 'phone'): Takes =>
  (value) => {
    const parsed = parseAnswers(editorForm, new URLSearchParams({ [name]: value }));
    return parsed.ok || !(name in parsed.errors);
  };
const tyres = { firstName: 'E', lastName: 'E', phoneMobile: '123456', email: 'e@example.com', freeText: '' };

const emailForms: Record<string, Takes> = {
  'the car page': schemaTakes(carContactBody, 'email'),
  'forms of editors': editorFormTakes('email'),
  'receivers of forms': (email) =>
    formDefinition.safeParse({ ...editorForm, receivers: [{ email }] }).success,
  'declared forms, in the browser': (value) => !fieldError({ kind: 'email', required: true }, [value]),
  'the workshop': schemaTakes(bookingRequest, 'customer', 'email'),
  'the tyre hotel, in the browser': (email) => !tyreContactErrors({ ...tyres, email }).email,
  'the tyre hotel': schemaTakes(createBody, 'customer', 'email'),
  ...Object.fromEntries(
    leadForms
      .filter(isDeclaredForm)
      .map(({ name, fields }) => [name, schemaTakes(formSchema(fields), 'customerEmail')]),
  ),
};

const phoneForms: Record<string, Takes> = {
  'the car page': schemaTakes(carContactBody, 'phone'),
  'forms of editors': editorFormTakes('phone'),
  'declared forms, in the browser': (value) => !fieldError({ kind: 'phone', required: true }, [value]),
  'the workshop': schemaTakes(bookingRequest, 'customer', 'phone'),
  'the tyre hotel, in the browser': (phoneMobile) =>
    !tyreContactErrors({ ...tyres, phoneMobile }).phoneMobile,
  'the tyre hotel': schemaTakes(createBody, 'customer', 'phoneMobile'),
  ...Object.fromEntries(
    leadForms
      .filter(isDeclaredForm)
      .map(({ name, fields }) => [name, schemaTakes(formSchema(fields), 'customerPhone')]),
  ),
};

function disagreeing(forms: Record<string, Takes>, value: string, isRight: boolean): string[] {
  return Object.entries(forms).flatMap(([name, takes]) => (takes(value) === isRight ? [] : [name]));
}

const emails = [
  ...['a@b.c', 'a@b', 'karin@ekdahl.s1', '@ekdahl.se', 'karin ekdahl@se.se', 'a@b..se', 'a@-b.se', 'å@b.se'],
  ...[
    'karin@ekdahl.se',
    'k.e+tag@mail.ekdahl.example',
    "o'brien@x.co.uk",
    'a@xn--bcher-kva.xn--p1ai',
    'a@b.io',
  ],
  ...['a@b.se, c@d.se', '<a@b.se>', 'a@b.se>', 'mailto:a@b.se', 'a@1.2.3.4', `${'a'.repeat(250)}@b.se`],
];
const phones = [
  ...['12345', '123456', '+12345', '+46 70 174 06 22', '070-174 06 22', '(020) 7946 0958', '0905/123 456'],
  ...['0046 70 174 06 22', '+46 (0)70 174 06 22', '12345678901234567890', '123456789012345678901', '070 abc'],
  ...['46+70123456', '------', '()()()', '0701740622x', '070–174 06 22'],
];

test.each(emails)('CONT-05 SB-84 NOF-08 every form takes or refuses %s alike', (email) => {
  expect(disagreeing(emailForms, email, emailError(email) === undefined)).toEqual([]);
});

test.each(phones)('CONT-03 SB-85 NOF-08 every form takes or refuses %s alike', (phone) => {
  expect(disagreeing(phoneForms, phone, phoneError(phone) === undefined)).toEqual([]);
});

test('CONT-05 SB-84 a@b.c is no address, and neither is one that ends in a digit', () => {
  for (const wrong of [
    'a@b.c',
    'karin@ekdahl',
    'karin@ekdahl.s1',
    '@ekdahl.se',
    'karin ekdahl@se.se',
    'a@1.2.3.4',
  ])
    expect(emailError(wrong)).toBe('wrong');
  for (const right of ['karin@ekdahl.se', ' karin@ekdahl.example ', 'a@b.io', 'a@xn--bcher-kva.xn--p1ai'])
    expect(emailError(right)).toBeUndefined();
  expect(emailError(' ')).toBe('missing');
});

test('every form has one rule for addresses and one for numbers, whatever is written', () => {
  const sign = fc.constantFrom(...'ab1@.-+_ åX0');
  const digit = fc.constantFrom(...'0179+ -()/.x');
  fc.assert(
    fc.property(
      fc.string({ unit: sign, maxLength: 14 }),
      fc.string({ unit: digit, maxLength: 26 }),
      (email, phone) => {
        expect(disagreeing(emailForms, email, emailError(email) === undefined)).toEqual([]);
        expect(disagreeing(phoneForms, phone, phoneError(phone) === undefined)).toEqual([]);
      },
    ),
    { numRuns: 1500 },
  );
});
