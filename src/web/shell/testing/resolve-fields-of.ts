import {
  type Authored,
  type Fields,
  type Resolved,
  type Stored,
  schemaOf,
} from '../../../shared/platform/fields/fields.ts';
import { resolveFields } from '../../../shared/platform/fields/resolve-fields.ts';
import type { Picture } from '../../../shared/platform/picture.ts';

/** Fields as a view receives them; every picture exists. */
export function resolve<F extends Fields>(fields: F, written: Authored<F>): Resolved<F> {
  return resolveFields(fields, schemaOf(fields).parse(written) as Stored<F>, ({ media }) => aPicture(media));
}

export function aPicture(id: string): Picture {
  return { id, src: `/media/${id}`, width: 70, height: 28, alt: '', focal: { x: 50, y: 50 }, vector: true };
}
