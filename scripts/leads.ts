import { kyselyLeadStore } from '../src/leads/adapters/kysely-lead-store.ts';
import { kyselyOutbox } from '../src/messaging/adapters/kysely-outbox.ts';
import type { ListedDelivery, Outbox } from '../src/messaging/outbox.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { parseEnvironment } from '../src/platform/env.ts';
import { OperatorError } from '../src/platform/operator-error.ts';

const usage = 'Say: npm run leads -- list | dead | show LEAD | replay LEAD-OR-DELIVERY | replay dead';
const MAX_LISTED = 50;

/** The state of leads: the list has no names, `show` prints a lead in full. */
async function leads(): Promise<void> {
  const [, , command = 'list', id] = process.argv;
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok)
    throw new OperatorError(parsed.problems.join('\n  '), 'Correct these settings and try again.');
  const db = await openDatabase(parsed.settings);
  try {
    const outbox = kyselyOutbox(db);
    if (command === 'list') await list(outbox);
    else if (command === 'dead') await list(outbox, 'dead');
    else if (command === 'replay' && id) await replay(outbox, id);
    else if (command === 'show' && id) await show(kyselyLeadStore(db), id);
    else throw new OperatorError(`'${process.argv.slice(2).join(' ')}' is not a command.`, usage);
  } finally {
    await db.destroy();
  }
}

async function list(outbox: Outbox, state?: 'dead'): Promise<void> {
  const { waiting, delivered, suppressed, dead } = await outbox.counts();
  console.log(`${delivered} delivered, ${waiting} waiting, ${suppressed} suppressed, ${dead} given up`);
  for (const each of await outbox.list({ state, limit: MAX_LISTED })) console.log(formatDelivery(each));
}

function formatDelivery({ key, state, attempts, createdAt, problem = '' }: ListedDelivery): string {
  return `${createdAt}  ${state.padEnd(10)}  ${String(attempts).padStart(3)} attempts  ${key}  ${problem}`.trimEnd();
}

async function replay(outbox: Outbox, id: string): Promise<void> {
  const now = systemClock();
  if (id === 'dead') return printReplayed(await outbox.replay('dead', now));
  printReplayed((await outbox.replay({ key: id }, now)) || (await outbox.replay({ findAbout: id }, now)));
}

function printReplayed(count: number): void {
  if (count === 0)
    throw new OperatorError('Nothing to replay there.', 'Delivered leads stay delivered; see list.');
  console.log(
    `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due now; a running server sends within a second.`,
  );
}

async function show(store: ReturnType<typeof kyselyLeadStore>, id: string): Promise<void> {
  const lead = (await store.find(id)) ?? (await store.bySubmission(id));
  if (!lead) throw new OperatorError(`There is no lead ${id}.`, usage);
  console.log(JSON.stringify(lead, null, 2));
}

leads().catch((problem: unknown) => {
  if (problem instanceof OperatorError) console.error(`${problem.message}\n  ${problem.hint}`);
  else console.error(problem);
  process.exitCode = 1;
});
