import { type BestValueRule, findBest } from './best-value.ts';
import type { ComparedCar } from './compared-car.ts';

/** What a car has in a row: a value, an item of equipment or expressly not, or nothing when that is not stated. */
export type Cell = {
  value: string | boolean | undefined;
  /** The only one that differs, or the best of all with the label for it. */
  mark: { kind: 'odd' } | { kind: 'best'; word: string } | undefined;
};
export type Row = {
  label: string;
  /** Of the label, where it is not the page's. */
  lang?: string | undefined;
  differs: boolean;
  cells: readonly Cell[];
};
export type Comparison = {
  /** The facts buyers look for first. */
  summary: readonly Row[];
  equipment: readonly Row[];
  technicalData: readonly Row[];
};

/** The labels of the top rows, and which figures can be better or worse. */
export type ComparisonRules = {
  summary: readonly string[];
  cityLabel: string;
  /** What identifies one car, such as its number plate: it always differs and compares nothing. */
  identifiers: readonly string[];
  best: readonly BestValueRule[];
};

export function compareCars(cars: readonly ComparedCar[], rules: ComparisonRules): Comparison {
  const labels = mergeOrder(cars.map(({ technicalData }) => technicalData.map(({ label }) => label)));
  const row = (label: string) => dataRow(label, cars, rules.best);
  const cities = cars.map(({ city }) => city);
  return {
    summary: [
      ...rules.summary.filter((label) => labels.includes(label)).map(row),
      ...(cities.some(Boolean) ? [toRow(rules.cityLabel, cities)] : []),
    ],
    equipment: equipmentRows(cars),
    technicalData: labels
      .filter((label) => !rules.summary.includes(label) && !rules.identifiers.includes(label))
      .map(row),
  };
}

function dataRow(label: string, cars: readonly ComparedCar[], best: readonly BestValueRule[]): Row {
  const values = cars.map(({ technicalData }) => technicalData.find((line) => line.label === label)?.value);
  const row = toRow(label, values, cars);
  const winner = findBest(
    values,
    best.find((each) => each.label === label),
  );
  if (!winner) return row;
  const mark = { kind: 'best', word: winner.word } as const;
  return {
    ...row,
    cells: row.cells.map((cell, at) => ({ ...cell, mark: at === winner.at ? mark : undefined })),
  };
}

/** Everything that any of them has; what sets them apart comes first. */
function equipmentRows(cars: readonly ComparedCar[]): Row[] {
  const items = new Map(
    cars.flatMap(({ equipment }) => equipment.map((item) => [normaliseItem(item), item.trim()])),
  );
  const rows = [...items].map(([item, label]) => {
    const has = cars.map((car) => hasItem(car, item));
    const lang = cars.find(({ foreignEquipment }) => foreignEquipment?.includes(label))?.feedLanguage;
    return { ...toRow(label, has, cars), ...(lang && { lang }) };
  });
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

/** Feeds list what a car has; only some say what it does not have, and silence says neither. */
function hasItem({ equipment, missingEquipment = [] }: ComparedCar, item: string): boolean | undefined {
  if (equipment.some((own) => normaliseItem(own) === item)) return true;
  return missingEquipment.some((own) => normaliseItem(own) === item) ? false : undefined;
}

function normaliseItem(item: string): string {
  return item.trim().toLocaleLowerCase();
}

/** A car of which only the card is known neither agrees nor differs. */
function toRow(label: string, values: readonly Cell['value'][], cars?: readonly ComparedCar[]): Row {
  const speaks = values.map((_, at) => cars?.[at]?.known !== 'card');
  const textMap = values.filter((_, at) => speaks[at]);
  const odd = oddOneOut(textMap);
  return {
    label,
    differs: new Set(textMap).size > 1,
    cells: values.map((value, at) => ({
      value,
      mark: odd && odd.value !== undefined && speaks[at] && value === odd.value ? { kind: 'odd' } : undefined,
    })),
  };
}

/** One differs while all others, at least two, agree. */
function oddOneOut(values: readonly Cell['value'][]): { value: Cell['value'] } | undefined {
  if (values.length < 3) return undefined;
  const kinds = [...new Set(values)];
  const alone = kinds.filter((kind) => values.filter((value) => value === kind).length === 1);
  const [value] = alone;
  return kinds.length === 2 && alone.length === 1 ? { value } : undefined;
}

/** All labels once. One that only later cars have comes after the label it follows there. */
function mergeOrder(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  for (const labels of lists) {
    for (const [at, label] of labels.entries()) {
      if (order.includes(label)) continue;
      const before = labels[at - 1];
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, label);
    }
  }
  return order;
}
