import { Gauge, type Registry } from 'prom-client';

type GaugeOf<One> = { help: string; of: (one: One) => number | undefined };

/** Gauges with a series for each thing that is there when somebody collects. */
export function gaugesOf<One, Label extends string>(
  registry: Registry,
  source: {
    labelNames: readonly Label[];
    read: () => readonly One[] | Promise<readonly One[]>;
    labelsOf: (one: One) => Record<Label, string>;
  },
  gauges: Readonly<Record<string, GaugeOf<One>>>,
): void {
  for (const [name, { help, of }] of Object.entries(gauges))
    new Gauge({
      ...{ name, help, labelNames: source.labelNames, registers: [registry] },
      async collect() {
        this.reset();
        for (const one of await readOrNothing(source.read)) {
          const value = of(one);
          if (value !== undefined) this.set(source.labelsOf(one), value);
        }
      },
    });
}

/** A source that cannot be read, such as a database that is down, must not hide all other figures. */
async function readOrNothing<One>(
  read: () => readonly One[] | Promise<readonly One[]>,
): Promise<readonly One[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}
