import { type Coordinates, distanceKm, EARTH_RADIUS_KM } from '../../../platform/coordinates.ts';
import { type Bits, setBit } from './bits.ts';
import { GrowableFloat64Array } from './growable-float64-array.ts';
import { GrowableUint32Array } from './growable-uint32-array.ts';

/** The code of slots without a point. */
const NOWHERE = 0;

/** One point per slot. Many cars stand at one dealership, so that a query measures to each distinct point once. */
export class GeoColumn {
  readonly #codes = new GrowableUint32Array();
  readonly #codeOf = new Map<string, number>();
  // By code; the first is of no point.
  readonly #points: (Coordinates | undefined)[] = [undefined];
  /** Three numbers for each code. */
  readonly #vectors = new GrowableFloat64Array();

  constructor() {
    for (let axis = 0; axis < 3; axis += 1) this.#vectors.push(Infinity);
  }

  /** Slots are added in order, without gaps. */
  add(point: Coordinates | undefined): void {
    this.#codes.push(point ? this.#code(point) : NOWHERE);
  }

  /** Chords through the earth grow with the distance over it, and need no sine. */
  measure(from: Coordinates): SlotDistances {
    const [x, y, z] = unitVector(from);
    const { values } = this.#vectors;
    const chords = new Float64Array(this.#points.length);
    for (let code = 0; code < chords.length; code += 1) {
      const dx = (values[code * 3] as number) - x;
      const dy = (values[code * 3 + 1] as number) - y;
      const dz = (values[code * 3 + 2] as number) - z;
      chords[code] = dx * dx + dy * dy + dz * dz;
    }
    return new SlotDistances(from, this.#codes, this.#points, chords);
  }

  #code(point: Coordinates): number {
    const key = `${point.latitude},${point.longitude}`;
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    const code = this.#points.length;
    this.#points.push(point);
    this.#codeOf.set(key, code);
    for (const value of unitVector(point)) this.#vectors.push(value);
    return code;
  }
}

/** How far the slots of a column are from one point. */
export class SlotDistances {
  readonly #from: Coordinates;
  readonly #codes: GrowableUint32Array;
  readonly #points: readonly (Coordinates | undefined)[];
  /** Squared, of the unit sphere, by code. */
  readonly #chords: Float64Array;

  constructor(
    from: Coordinates,
    codes: GrowableUint32Array,
    points: readonly (Coordinates | undefined)[],
    chords: Float64Array,
  ) {
    this.#from = from;
    this.#codes = codes;
    this.#points = points;
    this.#chords = chords;
  }

  /** Nearest first; NaN for two slots without a point. */
  compare(a: number, b: number): number {
    const codes = this.#codes.values;
    return (this.#chords[codes[a] as number] as number) - (this.#chords[codes[b] as number] as number);
  }

  km(slot: number): number | undefined {
    const point = this.#points[this.#codes.values[slot] as number];
    return point && distanceKm(this.#from, point);
  }

  within(km: number, words: number): Bits {
    const found = new Uint32Array(words);
    const [codes, chords] = [this.#codes.values, this.#chords];
    const longest = squaredChord(km);
    for (let slot = 0; slot < this.#codes.length; slot += 1) {
      if ((chords[codes[slot] as number] as number) <= longest) setBit(found, slot);
    }
    return found;
  }
}

function unitVector({ latitude, longitude }: Coordinates): readonly [number, number, number] {
  const [lat, lng] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
}

/** From half around the earth on, every point is within. */
function squaredChord(km: number): number {
  const angle = Math.min(km / EARTH_RADIUS_KM, Math.PI);
  return angle === Math.PI ? Number.MAX_VALUE : (2 * Math.sin(angle / 2)) ** 2;
}
