import type { IndexDefinition } from '../../index-definition.ts';
import type { Plan } from '../../plan.ts';
import type { SearchRecord } from '../../port.ts';

/** Tasks of the worker. `index` and `load` are ids given by the main thread. */
export type WorkerTask =
  | { do: 'open'; index: number; definition: IndexDefinition }
  | { do: 'drop'; index: number }
  | { do: 'search'; index: number; plan: Plan }
  | { do: 'upsert'; index: number; records: readonly SearchRecord[] }
  | { do: 'remove'; index: number; ids: readonly string[] }
  | { do: 'load'; index: number; load: number }
  | { do: 'load-add'; index: number; load: number; records: readonly SearchRecord[] }
  | { do: 'load-finish'; index: number; load: number }
  | { do: 'load-abandon'; index: number; load: number };

export type WorkerCall = { readonly call: number; readonly task: WorkerTask };

export type WorkerResponse =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly problem: string };
