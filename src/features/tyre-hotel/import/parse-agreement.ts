import { z } from 'zod';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import { toInternationalNumber } from '../../../shared/sites/phone-number.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { type ParseResult, toProblems } from '../../booking/parse-result.ts';
import { encryptOwner } from '../access/owner-phone.ts';
import type { Agreement } from '../agreement-store.ts';
import { carBodies } from '../car-bodies.ts';
import { parseRegistrationNumber } from '../registration-number.ts';

const POSITIONS = ['VF', 'HF', 'VB', 'HB'] as const;
const text = z.string().trim().min(1);

const record = z.object({
  /** Whose agreement it is: a customer with several cars signs in once. */
  customerNumber: text,
  phone: text,
  site: text,
  regNo: z.string().transform((value, context) => {
    const registrationNumber = parseRegistrationNumber(value);
    if (registrationNumber) return registrationNumber;
    context.addIssue({ code: 'custom', message: `'${value}' is not a plate.` });
    return z.NEVER;
  }),
  name: text,
  packageLevel: text,
  brandCode: text,
  brand: text,
  model: z.string().trim(),
  productId: text,
  location: z.object({ locationName: text, phone: z.string().trim(), email: z.string().trim() }),
  tires: z
    .array(
      z.object({
        equipmentPosition: z.enum(POSITIONS),
        wheel: z.object({
          name: text,
          rimDiameter: z.number().positive(),
          sectionWidth: z.number().positive(),
          threadPattern: z.string().trim(),
          threadDepth: z.number().min(0).max(25),
          aspectRatio: z.number().positive(),
          threadStatusId: z.number().int(),
          threadStatusMessage: z.string().trim(),
        }),
      }),
    )
    .min(1)
    .max(8),
  /** VAT included; 0: the agreement covers wheel changes. Left out, no price is promised. */
  wheelChangePrice: z.number().min(0).max(100_000).optional(),
  buildYear: z.number().int().min(1900).max(2100).optional(),
  body: z.enum(carBodies).optional(),
});

/** An agreement as an operator's file has it. */
export type AgreementRecord = z.input<typeof record>;

type ImportContext = { keys: KeyRing; countryOf: (site: string) => Site['country'] | undefined };

/** From here on the telephone number exists encrypted only. Problems never repeat it. */
export function parseAgreement(json: unknown, { keys, countryOf }: ImportContext): ParseResult<Agreement> {
  const { data, error } = record.safeParse(json);
  if (error) return { ok: false, problems: toProblems(error) };
  const { customerNumber, phone, site, ...vehicle } = data;
  const country = countryOf(site);
  if (!country) return { ok: false, problems: [`There is no site '${site}'.`] };
  const number = toInternationalNumber(phone, country);
  if (!number) return { ok: false, problems: ['phone: This is not a telephone number.'] };
  return { ok: true, value: { site, owner: encryptOwner(keys, customerNumber, number), vehicle } };
}

/** Two numbers of one customer: which of them gets the code would be chance. */
export function conflictingOwners(agreements: readonly Agreement[]): readonly string[] {
  const hashes = new Map<string, string>();
  const conflicts = new Set<string>();
  for (const { owner } of agreements) {
    if ((hashes.get(owner.id) ?? owner.phoneHash) !== owner.phoneHash) conflicts.add(owner.id);
    hashes.set(owner.id, owner.phoneHash);
  }
  return [...conflicts];
}
