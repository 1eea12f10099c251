import { type Coordinates, distanceKm } from '../../../platform/coordinates.ts';
import { type Bits, setBit } from './bits.ts';
import { GrowableUint32Array } from './growable-uint32-array.ts';

/** Slightly less than a degree of latitude is long, so that nothing near is skipped. */
const KM_PER_DEGREE_OF_LATITUDE = 111;

/** One point per slot. Many cars stand at one dealership, so that a query measures to each distinct point once. */
export class GeoColumn {
  readonly #points: Coordinates[] = [];
  readonly #codeOf = new Map<string, number>();
  readonly #codes = new GrowableUint32Array();

  /** Slots are added in order, without gaps. */
  add(point: Coordinates | undefined): void {
    this.#codes.push(point ? this.#code(point) : NONE);
  }

  /** Beyond `withinKm` a distance may be Infinity: only points nearby are worth a sine. */
  measure(from: Coordinates, withinKm: number): SlotDistances {
    const maxDegrees = withinKm / KM_PER_DEGREE_OF_LATITUDE;
    const byCode = Float64Array.from(this.#points, (point) =>
      Math.abs(point.latitude - from.latitude) > maxDegrees ? Infinity : distanceKm(from, point),
    );
    return new SlotDistances(this.#codes, byCode);
  }

  #code(point: Coordinates): number {
    const key = `${point.latitude},${point.longitude}`;
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    this.#codeOf.set(key, this.#points.length);
    this.#points.push(point);
    return this.#points.length - 1;
  }
}

/** How far the slots of a column are from one point. */
export class SlotDistances {
  readonly #codes: GrowableUint32Array;
  readonly #byCode: Float64Array;

  constructor(codes: GrowableUint32Array, byCode: Float64Array) {
    this.#codes = codes;
    this.#byCode = byCode;
  }

  /** Infinity for a slot without a point. */
  km(slot: number): number {
    return this.#byCode[this.#codes.values[slot] as number] ?? Infinity;
  }

  within(km: number, words: number): Bits {
    const found = new Uint32Array(words);
    const isNear = Uint8Array.from(this.#byCode, (distance) => (distance <= km ? 1 : 0));
    const codes = this.#codes.values;
    for (let slot = 0; slot < this.#codes.length; slot += 1) {
      if (isNear[codes[slot] as number] === 1) setBit(found, slot);
    }
    return found;
  }
}

const NONE = 0xffffffff;
