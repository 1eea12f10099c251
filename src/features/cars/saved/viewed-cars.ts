import { isRecordCode } from '../../../shared/platform/record-code.ts';

const MAX_VIEWED = 12;

/** The cars looked at last, the latest first. */
export function addViewed(viewed: readonly string[], id: string): string[] {
  return [id, ...viewed.filter((other) => other !== id)].slice(0, MAX_VIEWED);
}

/** On a car's own page the others are shown. */
export function withoutCurrent(viewed: readonly string[], current: string | undefined): string[] {
  return viewed.filter((id) => id !== current);
}

/** The content of the browser's storage is validated: invalid entries are dropped. */
export function parseViewedCars(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(ids)) return [];
    const known = ids.filter((id): id is string => typeof id === 'string' && isRecordCode(id));
    return [...new Set(known)].slice(0, MAX_VIEWED);
  } catch {
    return [];
  }
}
