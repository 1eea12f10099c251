import type { z } from 'zod';
import * as lenient from '../../platform/lenient.ts';
import { optionalFlag, requiredNumber, requiredText } from './read-types.ts';

/** What no record with such a value can be read for. */
export const unreadable = Symbol('unreadable');

export type FieldReader = (value: unknown) => unknown;

/** A stock is read field by field: the plain types are read without the validator, which takes most of the time. */
const plainReaders = new Map<z.ZodType, FieldReader>([
  [lenient.text, (value) => (typeof value === 'string' && value.trim()) || undefined],
  [lenient.number, (value) => (Number.isFinite(value) ? value : undefined)],
  [lenient.flag, (value) => value === true],
  [lenient.texts, (value) => (isTexts(value) ? value : [])],
  [optionalFlag, (value) => (typeof value === 'boolean' ? value : undefined)],
  [requiredText, (value) => (typeof value === 'string' && value !== '' ? value : unreadable)],
  [requiredNumber, (value) => (Number.isFinite(value) ? value : unreadable)],
]);

export function fieldReader(read: z.ZodType): FieldReader {
  return plainReaders.get(read) ?? validated(read);
}

function validated(read: z.ZodType): FieldReader {
  return (value) => {
    const { success, data } = read.safeParse(value);
    return success ? data : unreadable;
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
