import { z } from 'zod';
import {
  API_VERSION,
  type Extension,
  type SettingDeclarations,
  type SettingsOf,
} from '../../extension/extension.ts';
import { allLanguages } from '../../shared/sites/languages.ts';
import { receiverProblems } from './feed-receivers.ts';
import { planProblems } from './finance-plans.ts';
import { formProblems } from './form-problems.ts';
import { recordFieldProblems } from './record-fields.ts';

/** Why an extension is left out, and what to do about it. */
export type Refusal = { problem: string; hint: string };

const MAX_EVERY_MINUTES = 60 * 24 * 31;
const nameRule = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'takes small letters, digits and dashes');
const called = z.custom<unknown>((value) => typeof value === 'function', 'is not a function');

const formField = z.object({
  kind: z.enum([
    ...([
      'name',
      'phone',
      'email',
      'text',
      'plate',
      'message',
      'number',
      'date',
      'choice',
      'choices',
    ] as const),
    ...(['dealership', 'checkbox', 'constant'] as const),
  ]),
});
const labels = z.object({ label: z.string().min(1), group: z.string().min(1), help: z.string() });
const formShape = z.object({
  labels,
  fields: z.record(z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/, 'takes letters and digits'), formField),
  sections: z.array(z.object({ title: z.string(), fields: z.array(z.string()) })).min(1),
  texts: z.object({ title: z.string(), submit: z.string(), sentTitle: z.string(), sentText: z.string() }),
  sample: z.record(z.string(), z.unknown()),
  isAvailableOn: called.optional(),
  customer: called.optional(),
  receiver: called.optional(),
});

const recordField = z.object({
  type: z.enum(['text', 'texts', 'number', 'flag', 'date']),
  label: z.string().min(1),
  description: z.string().min(8),
  example: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  filter: z.enum(['values', 'range']).optional(),
});
const recordFields = z
  .record(
    z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/, 'takes small letters, digits and underscores')
      .max(60),
    recordField,
  )
  .optional();

const declaration = z.object({
  name: nameRule.max(30),
  apiVersion: z.number(),
  about: z.string().min(1),
  settings: z
    .record(
      z.string(),
      z.object({ variable: z.string().regex(/^[A-Z][A-Z0-9_]*$/), about: z.string().min(1) }),
    )
    .optional(),
  texts: z.partialRecord(z.enum(allLanguages as never), z.record(z.string(), z.string())).optional(),
  blocks: z
    .record(
      nameRule,
      z.object({
        labels,
        fields: z.record(z.string(), z.object({ kind: z.string(), label: z.string() })),
        samples: z.record(z.string(), z.object({ fields: z.object({}) })),
        view: called,
      }),
    )
    .optional(),
  forms: z.record(nameRule, formShape).optional(),
  carFields: recordFields,
  dealershipFields: recordFields,
  kitFields: recordFields,
  financePlans: z
    .record(nameRule, z.object({ label: z.string().min(1), offer: called, isAvailableOn: called.optional() }))
    .optional(),
  feedReceivers: z
    .record(
      nameRule,
      z.object({
        title: z.string().min(1),
        source: z.string(),
        format: z.object({ kind: z.enum(['csv', 'xml', 'ndjson']) }),
        rules: z.array(
          z.union([
            z.string(),
            z.object({ code: z.string().regex(/^[a-z-]+$/), message: z.string(), holds: called }),
          ]),
        ),
        item: called,
      }),
    )
    .optional(),
  analyticsSinks: z
    .record(
      nameRule,
      z.object({
        about: z.string().min(1),
        consent: z.enum(['analytics', 'marketing']),
        connect: called,
        options: called.optional(),
      }),
    )
    .optional(),
  feedSources: z.record(nameRule, z.object({ about: z.string().min(1), fetch: called })).optional(),
  siteFields: z
    .record(
      z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/, 'takes letters and digits'),
      z.object({
        kind: z.enum(['text', 'longText', 'number', 'flag', 'choice', 'dateTime', 'address'], {
          error:
            'is of a kind that a site cannot have: text, longText, number, flag, choice, dateTime or address',
        }),
      }),
    )
    .optional(),
  leadDeliveries: z.record(nameRule, z.object({ about: z.string().min(1), deliver: called })).optional(),
  adapters: z.strictObject({ smsSender: called.optional(), geocoder: called.optional() }).optional(),
  routes: z
    .array(
      z.object({
        method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
        path: z
          .string()
          .regex(/^\/[\w/:.-]*$/, 'begins with a slash and takes letters, digits, - . / and :name'),
        about: z.string().min(1),
        perMinute: z.int().positive().optional(),
        handle: called,
      }),
    )
    .optional(),
  jobs: z
    .array(
      z.object({
        name: nameRule,
        everyMinutes: z.number().positive().max(MAX_EVERY_MINUTES),
        run: called,
      }),
    )
    .optional(),
  migrations: z
    .array(z.object({ name: z.string().regex(/^\d{3}-[a-z0-9-]+$/, 'is written 001-contacts'), up: called }))
    .optional(),
});

/** The declaration that a module exports as its default, or why it is none. */
export function checkDeclaration(name: string, loaded: unknown): { extension: Extension } | Refusal {
  const exported = (loaded as { default?: unknown } | undefined)?.default;
  if (typeof exported !== 'object' || exported === null)
    return {
      problem: 'Its extension.ts has no default export.',
      hint: 'Write `export default defineExtension({ … })`.',
    };
  const { apiVersion } = exported as { apiVersion?: unknown };
  if (apiVersion !== API_VERSION) return wrongVersion(apiVersion);
  const checked = declaration.safeParse(exported);
  if (!checked.success)
    return {
      problem: `Its declaration is wrong: ${checked.error.issues
        .map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`)
        .join('; ')}.`,
      hint: 'Mend its extension.ts; docs/extensions.md describes each part.',
    };
  const extension = exported as Extension;
  if (extension.name !== name)
    return {
      problem: `It calls itself '${extension.name}', and its folder or package is '${name}'.`,
      hint: 'Give both the same name.',
    };
  const problems = [
    ...formProblems(extension),
    ...recordFieldProblems(extension),
    ...planProblems(extension),
    ...receiverProblems(extension),
  ];
  if (problems.length > 0)
    return {
      problem: `${problems.join(' ')}`,
      hint: 'Mend its extension.ts; docs/extensions.md describes each part.',
    };
  return { extension };
}

function wrongVersion(apiVersion: unknown): Refusal {
  const own = `this Forecourt has version ${API_VERSION}`;
  if (typeof apiVersion !== 'number')
    return { problem: `It names no apiVersion; ${own}.`, hint: `Write apiVersion: ${API_VERSION}.` };
  return {
    problem: `It is written for version ${apiVersion} of forecourt/extension; ${own}.`,
    hint:
      apiVersion > API_VERSION
        ? 'Update Forecourt, or take an older version of the extension.'
        : 'Take a newer version of the extension, or follow "Versions" in docs/extensions.md.',
  };
}

/** The values of its settings, or which are missing. */
export function settingsOf(
  { settings = {} }: Extension,
  env: Readonly<Record<string, string | undefined>>,
): { settings: SettingsOf<SettingDeclarations> } | Refusal {
  const entries = Object.entries(settings);
  const missing = entries.filter(([, { variable, optional }]) => !optional && !env[variable]?.trim());
  if (missing.length > 0)
    return {
      problem: `It needs ${missing.map(([, { variable, about }]) => `${variable} (${about})`).join(', ')}.`,
      hint: 'Set it and start again, or switch the extension off with EXTENSIONS_OFF.',
    };
  const values = entries.map(([name, { variable }]) => [name, env[variable]?.trim() || undefined]);
  return { settings: Object.fromEntries(values) as SettingsOf<SettingDeclarations> };
}
