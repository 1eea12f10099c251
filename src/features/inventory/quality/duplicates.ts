import type { QualityFinding } from './quality-rules.ts';

const OTHERS_NAMED = 5;

/** Which cars have the same number: an id for each number, and all ids where it comes again. */
export class Duplicates {
  readonly #first = new Map<string, string>();
  readonly #again = new Map<string, string[]>();

  add(id: string, number: string | undefined): void {
    if (number === undefined) return;
    const first = this.#first.get(number);
    if (first === undefined) {
      this.#first.set(number, id);
      return;
    }
    const ids = this.#again.get(number) ?? [first];
    this.#again.set(number, ids);
    ids.push(id);
  }

  /** How many different numbers there are. */
  get numbers(): number {
    return this.#first.size;
  }

  *findings(): Generator<QualityFinding> {
    for (const [value, ids] of this.#again)
      for (const id of ids) {
        const others = ids.filter((other) => other !== id).slice(0, OTHERS_NAMED);
        yield { id, value, others };
      }
  }
}
