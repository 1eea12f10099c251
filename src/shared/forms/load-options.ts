import type { Log } from '../platform/log.ts';
import type { Site } from '../sites/site.ts';
import type { FormFields, FormOption } from './form-field.ts';

export type LoadedOptions = Readonly<Record<string, readonly FormOption[]>>;

/** Options that cannot be loaded now are missing: then every answer is accepted, because a lead is worth more. */
export async function loadOptions<Context extends { site: Site }>(
  fields: FormFields<Context>,
  context: Context & { log?: Log },
): Promise<LoadedOptions> {
  const lists = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      if (!('options' in field)) return [];
      if (typeof field.options !== 'function') return [[name, field.options] as const];
      try {
        return [[name, await field.options(context)] as const];
      } catch (error) {
        context.log?.error(
          { code: 'FORM_OPTIONS_FAILED', site: context.site.name, field: name, error },
          'every answer is accepted',
        );
        return [];
      }
    }),
  );
  return Object.fromEntries(lists.flat());
}
