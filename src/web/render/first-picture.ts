import type { Picture } from '../../shared/platform/picture.ts';

/** The first picture in the fields of blocks, in their order, that social networks can show: they accept no SVG. */
export function firstPicture(fields: unknown): Picture | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  if (isPicture(fields)) return fields.vector ? undefined : fields;
  for (const part of Object.values(fields)) {
    const found = firstPicture(part);
    if (found) return found;
  }
  return undefined;
}

function isPicture(value: object): value is Picture {
  return 'src' in value && 'width' in value && 'vector' in value;
}
