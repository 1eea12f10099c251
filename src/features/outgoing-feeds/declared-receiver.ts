import type { Site } from '../../shared/sites/site.ts';
import type { FeedCar } from './feed-car.ts';
import { type CsvItem, csv } from './formats/csv.ts';
import { jsonLines } from './formats/json.ts';
import { type XmlFrame, type XmlItem, xml } from './formats/xml.ts';
import { defineReceiver, type Receiver, type Rule } from './receiver.ts';
import { rules as ownRules } from './rules.ts';

/** Who gets a feed, and how, as an extension declares it. */
export type ReceiverDeclaration = {
  /** What people call it. */
  title: string;
  /** Where its rules are published. */
  source: string;
  /** Where it is at home; without it, everywhere. */
  countries?: readonly Site['country'][];
  format:
    | { kind: 'csv'; columns: readonly string[]; separator?: ',' | ';' | '\t' }
    | ({ kind: 'xml' } & XmlFrame)
    /** A JSON value in each line. */
    | { kind: 'ndjson' };
  /** What it demands of a car: by the name of a rule of the product, or one of its own. */
  rules: readonly (keyof typeof ownRules | Rule)[];
  /** A car in the receiver's names. */
  item: (car: FeedCar) => Readonly<Record<string, unknown>>;
};

export type ReceiverDeclarations = Readonly<Record<string, ReceiverDeclaration>>;

export function declaredReceivers(extension: string, declared: ReceiverDeclarations): Receiver[] {
  return Object.entries(declared).map(([name, each]) => toReceiver(`${extension}-${name}`, each));
}

function toReceiver(
  name: string,
  { title, source, countries, format, rules, item }: ReceiverDeclaration,
): Receiver {
  const receiver = { name, title, source, countries, rules: [] };
  const written = receiverOf(format, { ...receiver, item });
  return {
    ...written,
    rules: [
      ...rules.map((rule) => safeRule(typeof rule === 'string' ? ownRules[rule] : rule)),
      writable(written),
    ],
  };
}

type Described = Pick<Receiver, 'name' | 'title' | 'source' | 'countries' | 'rules'> &
  Pick<ReceiverDeclaration, 'item'>;

function receiverOf(format: ReceiverDeclaration['format'], { item, ...described }: Described): Receiver {
  switch (format.kind) {
    case 'csv':
      return defineReceiver({
        ...described,
        format: csv(format.columns, format.separator),
        item: (car) => item(car) as CsvItem,
      });
    case 'xml':
      return defineReceiver({ ...described, format: xml(format), item: (car) => item(car) as XmlItem });
    case 'ndjson':
      return defineReceiver({ ...described, format: jsonLines, item });
  }
}

/** A rule that throws has not been met. */
function safeRule({ code, message, holds }: Rule): Rule {
  return { code, message, holds: (car) => orElse(() => holds(car), false) };
}

/** One car that cannot be written keeps none of the others out of the feed. */
function writable({ write }: Receiver): Rule {
  return {
    code: 'not-writable',
    message: 'The extension that declares this feed fails with it.',
    holds: (car) => orElse(() => typeof write(car) === 'string', false),
  };
}

function orElse<T>(work: () => T, instead: T): T {
  try {
    return work();
  } catch {
    return instead;
  }
}
