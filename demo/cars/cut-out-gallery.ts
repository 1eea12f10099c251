import rendered from '../media/cars/catalogue.json' with { type: 'json' };
import plates from '../media/cars/plates.json' with { type: 'json' };
import type { CarPaint } from './car-paints.ts';
import type { Generation, Make } from './catalogue.ts';
import type { Paint } from './paints.ts';

/**
 * The pictures of ten bodies with two or three faces each, for cars that have no relative among the rendered ones yet.
 * This file and those pictures go when every body has one.
 */
export type CutOut = {
  make: Pick<Make, 'faces'>;
  generation: Pick<Generation, 'body' | 'mm'>;
  engine: { fuel: string };
};

const platesByView: Readonly<Record<string, number[][]>> = plates;

export function cutOutKeys(vehicle: CutOut, paint: Paint): string[] {
  const shown = shownBody(vehicle);
  return shown ? shown.views.map((view) => cutOutKey(vehicle, paint, view)) : [];
}

/** Paints that came later have no cut-outs. */
export function cutOutKey(vehicle: CutOut, paint: CarPaint, view: string): string {
  const shown = shownBody(vehicle);
  if (!shown?.paints.includes(paint)) throw new Error(`There is no cut-out in ${paint}`);
  return `cars/${shown.body}/${faceOf(vehicle, shown.faces)}/${paint}-${view}`;
}

/** Side views show no plate. */
export function cutOutPlate(key: string, paint: string) {
  const corners = platesByView[key.replace('cars/', '').replace(`/${paint}-`, '/')];
  return corners && { corners, end: key.endsWith('rear34') ? ('rear' as const) : ('front' as const) };
}

function shownBody({ generation }: CutOut) {
  return rendered.bodies.find(({ body }) => body === pictureBody(generation));
}

/** Low people carriers are not rendered; they pass for estates. */
export function pictureBody({ body, mm: [, , height] }: Pick<Generation, 'body' | 'mm'>): string {
  if (body === 'mpv') return height > 1750 ? 'people-carrier' : 'estate';
  return body;
}

/** Electric cars have a closed face where there is one; others never. Beyond that the make decides. */
function faceOf({ make, engine }: CutOut, faces: readonly string[]): string {
  if (engine.fuel === 'electric' && faces.includes('closed-ev')) return 'closed-ev';
  const open = faces.filter((face) => face !== 'closed-ev');
  return make.faces.find((face) => open.includes(face)) ?? open[0] ?? 'slim-led';
}
