import { type NumberPlate, PLATE_HEIGHT_MM, PLATE_WIDTH_MM } from '../../../shared/platform/number-plate.ts';
import type { Picture } from '../../../shared/platform/picture.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Car } from '../record/car.ts';

type Country = Site['country'];
type CarImage = Car['images'][number];
type BlankPlate = NonNullable<CarImage['blank_plate']>;

/** How each country writes a registration, and its sign. */
const forms: Readonly<Record<Country, { sign: string; parts: RegExp; between: string }>> = {
  SE: { sign: 'S', parts: /^([A-Z]{3})(\d{2}[A-Z\d])$/, between: ' ' },
  NO: { sign: 'N', parts: /^([A-Z]{2})(\d{4,5})$/, between: ' ' },
  FI: { sign: 'FIN', parts: /^([A-ZÅÄÖ]{2,3})(\d{1,3})$/, between: '-' },
  SK: { sign: 'SK', parts: /^([A-Z]{2})(\d{3}[A-Z]{2})$/, between: ' ' },
  GB: { sign: 'UK', parts: /^([A-Z]{2}\d{2})([A-Z]{3})$/, between: ' ' },
};

/** The plate to draw over a picture whose plate is blank; nothing where the feed says nothing of one. */
export function numberPlate(
  { blank_plate: blank }: Pick<CarImage, 'blank_plate'>,
  { width, height }: Pick<Picture, 'width' | 'height'>,
  registrationNumber: string | undefined,
  country: Country,
): NumberPlate | undefined {
  if (!blank || !registrationNumber) return undefined;
  return {
    text: registrationText(registrationNumber, country),
    sign: forms[country].sign,
    look: country === 'GB' && blank.end === 'rear' ? 'yellow' : 'white',
    matrix: plateMatrix(blank.corners, width, height),
  };
}

/** A registration that has another form, such as a personal one, stays as the feed has it. */
export function registrationText(registrationNumber: string, country: Country): string {
  const plain = registrationNumber.toUpperCase().replace(/[\s-]+/g, '');
  const { parts, between } = forms[country];
  const [, first, last] = parts.exec(plain) ?? [];
  return first && last ? `${first}${between}${last}` : registrationNumber.trim();
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
