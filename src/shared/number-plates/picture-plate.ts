import type { Picture } from '../platform/picture.ts';
import { type Country, countries } from '../sites/countries.ts';
import { formatRegistrationNumber } from './registration-number.ts';

/** A car's registration number where a picture shows its blank plate, drawn by the page (docs/decisions/036). */
export type PicturePlate = {
  /** As the country writes it: 'ABC 12D'. */
  text: string;
  /** The country's sign on the strip at the left: 'S'. */
  sign: string;
  /** British rear plates are yellow. */
  look: 'white' | 'yellow';
  /** SVG matrix from a plate of 520 × 110 mm to the pixels of the picture. */
  matrix: string;
};

type BlankPlate = { corners: [number, number][]; end: 'front' | 'rear' };

export const PLATE_WIDTH_MM = 520;
export const PLATE_HEIGHT_MM = 110;

/** The plate to draw over a picture whose plate is blank; nothing where the feed says nothing of one. */
export function picturePlate(
  blank: BlankPlate | undefined,
  { width, height }: Pick<Picture, 'width' | 'height'>,
  registrationNumber: string | undefined,
  country: Country,
): PicturePlate | undefined {
  if (!blank || !registrationNumber) return undefined;
  return {
    text: formatRegistrationNumber(registrationNumber, country),
    sign: countries[country].plates.sign,
    look: blank.end === 'rear' ? countries[country].plates.rear : 'white',
    matrix: plateMatrix(blank.corners, width, height),
  };
}

/** The parallelogram nearest to the corners: seen from a car's length away, a plate is hardly anything else. */
export function plateMatrix(corners: BlankPlate['corners'], width: number, height: number): string {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners.map(([x, y]) => [x * width, y * height]) as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const across = ([0, 1] as const).map(
    (axis) => (topRight[axis] - topLeft[axis] + bottomRight[axis] - bottomLeft[axis]) / 2,
  );
  const down = ([0, 1] as const).map(
    (axis) => (bottomLeft[axis] - topLeft[axis] + bottomRight[axis] - topRight[axis]) / 2,
  );
  const origin = ([0, 1] as const).map(
    (axis) =>
      (topLeft[axis] + topRight[axis] + bottomRight[axis] + bottomLeft[axis]) / 4 -
      ((across[axis] ?? 0) + (down[axis] ?? 0)) / 2,
  );
  const numbers = [
    ...across.map((length) => length / PLATE_WIDTH_MM),
    ...down.map((length) => length / PLATE_HEIGHT_MM),
    ...origin,
  ];
  return `matrix(${numbers.map((number) => Number(number.toFixed(4))).join(' ')})`;
}
