import { kmPerUnit, type MileageUnit, mileageUnitNamed } from '../../../../shared/sites/mileage-unit.ts';
import { type NumberWriting, readNumber } from './read-number.ts';

export type Distance = { value: number; unit?: MileageUnit | undefined };

/** '41 000 mil', '66.000 km', '12k miles', '7 tkm', '4 500'. */
export function readDistance(text: string, writing: NumberWriting = {}): Distance | undefined {
  const read = readNumber(text, { isLarge: true, ...writing });
  if (!read) return undefined;
  const after = read.after.toLowerCase();
  const isThousand = /^(?:k(?!m)|tkm|tsd|tusen|tis|x ?1000|000)/.test(after);
  const word = /(?:^|[^\p{L}])(tkm|kms?|kmt|kilom\p{L}*|mil(?:es?)?|mi)\b/iu.exec(
    `${after} ${read.before}`,
  )?.[1];
  const unit = word?.toLowerCase() === 'tkm' ? 'km' : mileageUnitNamed(word ?? '');
  return { value: read.value * (isThousand ? 1000 : 1), unit };
}

export function convertDistance(value: number, from: MileageUnit, to: MileageUnit): number {
  return from === to ? value : Math.round((value * kmPerUnit[from]) / kmPerUnit[to]);
}
