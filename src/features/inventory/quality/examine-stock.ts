import type { SearchRecord } from '../../../shared/search/port.ts';
import { Duplicates } from './duplicates.ts';
import { examinedCar } from './examine-car.ts';
import { OddPrices } from './odd-prices.ts';
import { oneCarRules, type QualityFinding, type QualityRule, qualityRules } from './quality-rules.ts';

/** So many cars are listed for a rule; all are counted. */
export const MAX_FINDINGS = 10_000;

export type RuleOutcome = {
  rule: QualityRule;
  /** Cars that the rule is about. */
  of: number;
  found: number;
  /** By id, `MAX_FINDINGS` at most. */
  findings: readonly QualityFinding[];
};

export type StockQuality = { cars: number; rules: readonly RuleOutcome[] };

type Batches = AsyncIterable<readonly { body: SearchRecord }[]>;

/** Looks at every car of a stock once. What stays in memory is an id and a few figures for each of them. */
export async function examineStock(batches: Batches, now: Date): Promise<StockQuality> {
  const collected = new Map(qualityRules.map((rule) => [rule, new Collected()]));
  const of = (rule: QualityRule) => collected.get(rule) ?? new Collected();
  const prices = new OddPrices();
  const vins = new Duplicates();
  const plates = new Duplicates();
  const thisYear = now.getUTCFullYear();
  let cars = 0;
  for await (const batch of batches) {
    for (const { body } of batch) {
      const car = examinedCar(body);
      cars += 1;
      for (const [rule, { isAbout, find }] of Object.entries(oneCarRules)) {
        if (isAbout && !isAbout(car)) continue;
        const found = find(car, thisYear);
        of(rule as QualityRule).count(found && { id: car.id, ...found });
      }
      prices.add(car);
      vins.add(car.id, car.vin);
      plates.add(car.id, car.plate);
      if (car.vin) of('duplicate-vin').count(undefined);
      if (car.plate) of('duplicate-plate').count(undefined);
    }
  }
  of('odd-price').addAll(prices.findings(), () => prices.compared);
  of('duplicate-vin').addAll(vins.findings());
  of('duplicate-plate').addAll(plates.findings());
  return { cars, rules: qualityRules.map((rule) => of(rule).outcome(rule)) };
}

class Collected {
  readonly #findings: QualityFinding[] = [];
  #of = 0;
  #found = 0;

  count(finding: QualityFinding | undefined): void {
    this.#of += 1;
    if (finding) this.#add(finding);
  }

  addAll(findings: Iterable<QualityFinding>, of?: () => number): void {
    for (const finding of findings) this.#add(finding);
    if (of) this.#of = of();
  }

  outcome(rule: QualityRule): RuleOutcome {
    return { rule, of: this.#of, found: this.#found, findings: this.#findings };
  }

  #add(finding: QualityFinding): void {
    this.#found += 1;
    if (this.#findings.length < MAX_FINDINGS) this.#findings.push(finding);
  }
}
