import { z } from 'zod';
import type { Hex } from '../colours.ts';
import type { MediaFile } from '../media-file.ts';
import type { Picture } from '../picture.ts';
import { type RichText, richTextSchema } from './rich-text.ts';
import { safeHref } from './safe-href.ts';

/**
 * The vocabulary in which blocks, pages and settings declare their fields. One declaration gives the
 * TypeScript types, the check of published content and (through `kind`, `label`, `help`) the editor's form.
 *
 * `Stored` is what the content store holds, `Resolved` what a view receives once references are resolved,
 * `Authored` what an author may write: everything may be left empty.
 */
export type Field<Stored = unknown, Resolved = Stored, Authored = Stored> = {
  kind: FieldKind;
  label: string;
  help?: string | undefined;
  schema: z.ZodType;
  choices?: readonly string[] | undefined;
  /** A new document has it. */
  initial?: string | undefined;
  rule?: TextRule | undefined;
  /** What a name is a name of. */
  names?: Named | undefined;
  of?: Fields | undefined;
  types?: { stored: Stored; resolved: Resolved; authored: Authored } | undefined;
};

export type FieldKind =
  | 'text'
  | 'address'
  | 'longText'
  | 'richText'
  | 'number'
  | 'flag'
  | 'choice'
  | 'colour'
  | 'name'
  | 'dateTime'
  | 'media'
  | 'file'
  | 'link'
  | 'group'
  | 'list';

/**
 * What an editor may write in a text, in any form, and the one form that is stored. It binds the studio alone: published
 * content that was written before is not refused.
 */
export type TextRule = {
  normalise: (written: string) => string | undefined;
  /** A sentence for whoever wrote something else. */
  refusal: string;
};

export type Fields = Readonly<Record<string, Field>>;

type TypesOf<F> = F extends {
  types?: (infer T extends { stored: unknown; resolved: unknown; authored: unknown }) | undefined;
}
  ? T
  : never;
export type Stored<F extends Fields> = { [K in keyof F]: TypesOf<F[K]>['stored'] };
export type Resolved<F extends Fields> = { [K in keyof F]: TypesOf<F[K]>['resolved'] };
export type Authored<F extends Fields> = { [K in keyof F]?: TypesOf<F[K]>['authored'] };

type FieldOptions = { help?: string };

function baseField(label: string, options: FieldOptions | undefined) {
  return { label, help: options?.help };
}

export function text(
  label: string,
  options?: FieldOptions & { max?: number; rule?: TextRule; initial?: string },
): Field<string> {
  return {
    kind: 'text',
    ...baseField(label, options),
    initial: options?.initial,
    rule: options?.rule,
    schema: z
      .string()
      .max(options?.max ?? 300)
      .default(options?.initial ?? ''),
  };
}

/** An address that is only ever typed, such as a profile of a social network. */
export function address(label: string, options?: FieldOptions): Field<string> {
  return {
    kind: 'address',
    ...baseField(label, options),
    schema: z.union([z.literal(''), safeHref]).default(''),
  };
}

export function longText(label: string, options?: FieldOptions): Field<string> {
  return { kind: 'longText', ...baseField(label, options), schema: z.string().max(5000).default('') };
}

export function richText(label: string, options?: FieldOptions): Field<RichText> {
  return { kind: 'richText', ...baseField(label, options), schema: richTextSchema.default([]) };
}

export function number(
  label: string,
  options?: FieldOptions & { min?: number; max?: number },
): Field<number | undefined> {
  const bounded = z
    .number()
    .min(options?.min ?? Number.MIN_SAFE_INTEGER)
    .max(options?.max ?? Number.MAX_SAFE_INTEGER);
  return { kind: 'number', ...baseField(label, options), schema: bounded.optional() };
}

export function flag(label: string, options?: FieldOptions): Field<boolean> {
  return { kind: 'flag', ...baseField(label, options), schema: z.boolean().default(false) };
}

/** The first choice is the default. */
export function choice<const C extends readonly [string, ...string[]]>(
  label: string,
  choices: C,
  options?: FieldOptions,
): Field<C[number]> {
  return {
    kind: 'choice',
    ...baseField(label, options),
    choices,
    schema: z.enum(choices).default(choices[0]),
  };
}

/** As `#1c69d4`; empty where it is left to what it is mixed from. */
export function colour(label: string, options?: FieldOptions): Field<Hex | ''> {
  const hex = z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a colour is written #1c69d4, in small letters')
    .transform((value) => value as Hex);
  return {
    kind: 'colour',
    ...baseField(label, options),
    schema: z.union([z.literal(''), hex]).default(''),
  };
}

/** What an installation holds any number of. */
export type Named = 'theme' | 'font' | 'country';

/** A document or a font by its name: unlike those of a choice, these are added without a change of the code. */
export function nameOf(
  names: Named,
  label: string,
  options?: FieldOptions & { initial?: string },
): Field<string> {
  return {
    kind: 'name',
    names,
    ...baseField(label, options),
    initial: options?.initial,
    schema: z
      .string()
      .max(80)
      .default(options?.initial ?? ''),
  };
}

export type MediaReference = { media: string; alt?: string | undefined };
const mediaReference = z.object({ media: z.string().min(1), alt: z.string().optional() });

export function media(
  label: string,
  options?: FieldOptions,
): Field<MediaReference | undefined, Picture | undefined, MediaReference | undefined> {
  return { kind: 'media', ...baseField(label, options), schema: mediaReference.optional() };
}

/** A video or a document, served as it was uploaded. */
export function file(
  label: string,
  options?: FieldOptions,
): Field<MediaReference | undefined, MediaFile | undefined, MediaReference | undefined> {
  return { kind: 'file', ...baseField(label, options), schema: mediaReference.optional() };
}

/** Local wall time of the site: 2026-12-01T08:00. */
export function dateTime(label: string, options?: FieldOptions): Field<string> {
  const wallTime = z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/, 'a time is written 2026-12-01T08:00');
  return { kind: 'dateTime', ...baseField(label, options), schema: wallTime.default('') };
}

export type Link = { href: string; text: string; target: '' | '_blank' };
type AuthoredLink = { href: string; text?: string; target?: '' | '_blank' };

const linkSchema = z.object({
  href: safeHref,
  text: z.string().max(200).default(''),
  target: z.enum(['', '_blank']).default(''),
});

export function link(
  label: string,
  options?: FieldOptions,
): Field<Link | undefined, Link | undefined, AuthoredLink | undefined> {
  return { kind: 'link', ...baseField(label, options), schema: linkSchema.optional() };
}

export function group<const F extends Fields>(
  label: string,
  of: F,
  options?: FieldOptions,
): Field<Stored<F>, Resolved<F>, Authored<F>> {
  return { kind: 'group', ...baseField(label, options), of, schema: schemaOf(of).prefault({}) };
}

export function list<const F extends Fields>(
  label: string,
  of: F,
  options?: FieldOptions & { max?: number },
): Field<readonly Stored<F>[], readonly Resolved<F>[], readonly Authored<F>[]> {
  const rows = z.array(schemaOf(of)).max(options?.max ?? 100);
  return { kind: 'list', ...baseField(label, options), of, schema: rows.default([]) };
}

/** The schema that validates published content; unknown keys are dropped, empty fields get their defaults. */
export function schemaOf(fields: Fields) {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])));
}
