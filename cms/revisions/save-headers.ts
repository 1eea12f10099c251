/** The revision a save is based on, as HTTP names it: `If-Match: "7"`. */
export const baseRevisionHeader = 'If-Match';
/** The form that saves and its count of saves: `Save-Id: {uuid}/{number}`. */
export const saveIdHeader = 'Save-Id';

type Headers = { get: (name: string) => string | null };

export function readBaseRevision(headers: Headers): number | undefined {
  const digits = /^"?(\d+)"?$/.exec(headers.get(baseRevisionHeader) ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

export function readSaveId(headers: Headers): { form: string; number: number } | undefined {
  const [, form, number] = /^([\w-]{16,64})\/(\d{1,9})$/.exec(headers.get(saveIdHeader) ?? '') ?? [];
  return form === undefined ? undefined : { form, number: Number(number) };
}

export const writeBaseRevision = (revision: number): string => `"${revision}"`;

export const writeSaveId = (form: string, number: number): string => `${form}/${number}`;
