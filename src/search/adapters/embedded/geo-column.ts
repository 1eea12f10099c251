import { type Coordinates, distanceKm } from '../../../platform/coordinates.ts';
import { type Bits, setBit } from './bits.ts';
import { GrowableUint32Array } from './growable-uint32-array.ts';

/** Slightly less than a degree of latitude is long, so that nothing near is skipped. */
const KM_PER_DEGREE_OF_LATITUDE = 111;

/** The code of slots without a point. */
const NOWHERE = 0;

/** One point per slot. Many cars stand at one dealership, so that a query measures to each distinct point once. */
export class GeoColumn {
  // The code of a point is its place in the list, counted from 1.
  readonly #points: Coordinates[] = [];
  readonly #codeOf = new Map<string, number>();
  readonly #codes = new GrowableUint32Array();

  /** Slots are added in order, without gaps. */
  add(point: Coordinates | undefined): void {
    this.#codes.push(point ? this.#code(point) : NOWHERE);
  }

  /** Beyond `withinKm` a distance may be Infinity: only points nearby are worth a sine. */
  measure(from: Coordinates, withinKm: number): SlotDistances {
    const maxDegrees = withinKm / KM_PER_DEGREE_OF_LATITUDE;
    const kmByCode = new Float64Array(this.#points.length + 1).fill(Infinity);
    for (let at = 0; at < this.#points.length; at += 1) {
      const point = this.#points[at] as Coordinates;
      if (Math.abs(point.latitude - from.latitude) <= maxDegrees) kmByCode[at + 1] = distanceKm(from, point);
    }
    return new SlotDistances(this.#codes, kmByCode);
  }

  #code(point: Coordinates): number {
    const key = `${point.latitude},${point.longitude}`;
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    this.#points.push(point);
    this.#codeOf.set(key, this.#points.length);
    return this.#points.length;
  }
}

/** How far the slots of a column are from one point. */
export class SlotDistances {
  readonly #codes: GrowableUint32Array;
  readonly #kmByCode: Float64Array;

  constructor(codes: GrowableUint32Array, kmByCode: Float64Array) {
    this.#codes = codes;
    this.#kmByCode = kmByCode;
  }

  /** Infinity for a slot without a point. */
  km(slot: number): number {
    return this.#kmByCode[this.#codes.values[slot] as number] as number;
  }

  within(km: number, words: number): Bits {
    const found = new Uint32Array(words);
    const [codes, kmByCode] = [this.#codes.values, this.#kmByCode];
    for (let slot = 0; slot < this.#codes.length; slot += 1) {
      if ((kmByCode[codes[slot] as number] as number) <= km) setBit(found, slot);
    }
    return found;
  }
}
