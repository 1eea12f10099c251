import { z } from 'zod';
import { type ParseResult, toProblems } from '../../booking/parse-result.ts';
import { type WorkshopSetup, workshopSetup } from '../workshop-setup.ts';

const one = workshopSetup.transform((setup) => [setup]);
const several = z.array(workshopSetup).min(1);

/** One department or a list of them. Two bays of one id would share one calendar. */
export function parseSetups(json: unknown): ParseResult<readonly WorkshopSetup[]> {
  // Not a union: its only message would be that neither fits.
  const { data: setups, error } = Array.isArray(json) ? several.safeParse(json) : one.safeParse(json);
  if (error) return { ok: false, problems: toProblems(error) };
  const problems = [
    ...repeated(setups.map(({ departmentId }) => departmentId)).map(
      (id) => `The department ${id} comes twice.`,
    ),
    ...repeated(setups.flatMap(({ bays }) => bays.map(({ id }) => id))).map(
      (id) => `The bay ${id} comes twice.`,
    ),
    ...setups.flatMap(hoursProblems),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: setups };
}

function hoursProblems({ departmentId, mechanicsHours }: WorkshopSetup): string[] {
  return mechanicsHours.flatMap((day, at) =>
    day && day.startsAt >= day.endsAt
      ? [`The mechanics of ${departmentId} end before they begin on day ${at + 1} of the week.`]
      : [],
  );
}

function repeated(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}
