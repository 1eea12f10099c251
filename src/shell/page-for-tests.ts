import { type Fields, type Shown, type Stored, schemaOf, type Written } from '../platform/fields/fields.ts';
import { show } from '../platform/fields/show.ts';
import type { Picture } from '../platform/picture.ts';

export { aPageContext } from '../blocks/testing/render-block.tsx';

/** Fields as a view receives them; every picture that is asked for exists. */
export function shown<F extends Fields>(fields: F, written: Written<F>): Shown<F> {
  return show(fields, schemaOf(fields).parse(written) as Stored<F>, ({ media }) => aPicture(media));
}

export function aPicture(id: string): Picture {
  return { id, src: `/media/${id}`, width: 70, height: 28, alt: '', focal: { x: 50, y: 50 }, vector: true };
}
