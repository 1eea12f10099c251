import rendered from '../media/cars/cars.json' with { type: 'json' };
import type { Body } from './catalogue.ts';

/** A car of the pictures: one generation of a model, and those that look like it. */
export type RenderedCar = {
  id: string;
  /** `VOLVO/V60/V60/2018`: make, model, generation and its first year. */
  standsFor: readonly string[];
  body: Body;
  doors: number;
  mm: readonly [length: number, width: number, height: number];
  rails: boolean;
  /** No grille: electric. */
  closedFace: boolean;
  /** Lamps and grille of a make, such as `volvo`. */
  face: string;
  views: Readonly<Record<string, RenderedView>>;
};

export type RenderedView = {
  /** A few pixels of it in grey. */
  placeholder: string;
  /** Corners of the blank plate as shares of width and height, clockwise from the top left. */
  plate?: { end: 'front' | 'rear'; corners: readonly (readonly [number, number])[] };
};

/** What tools/encode-car-layers.ts has written: the curves of the layers, and the cars that have all their views. */
export type RenderedCars = { shoulder: number; peak: number; cars: readonly RenderedCar[] };

export const { shoulder, peak, cars: renderedCars } = rendered as unknown as RenderedCars;
