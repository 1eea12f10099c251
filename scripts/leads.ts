import { randomUUID } from 'node:crypto';
import { kyselyPublishedStore } from '../src/content/publishing/adapters/kysely-published-store.ts';
import { applyChange, createDocumentIndex } from '../src/content/publishing/document-index.ts';
import { kyselyFormStore } from '../src/features/editor-forms/adapters/kysely-form-store.ts';
import type { FormStore } from '../src/features/editor-forms/form-store.ts';
import { deliverStoredAnswers, type FormOfSite } from '../src/features/editor-forms/stored-answers.ts';
import { kyselyLeadStore } from '../src/features/leads/adapters/kysely-lead-store.ts';
import { enabledChannels } from '../src/features/leads/delivery/channel-handlers.ts';
import { openDatabase } from '../src/main/database.ts';
import { readSettings } from '../src/main/read-settings.ts';
import { storedWithLeads } from '../src/main/stored-with-leads.ts';
import { kyselyOutbox } from '../src/shared/messaging/adapters/kysely-outbox.ts';
import type { ListedDelivery, Outbox } from '../src/shared/messaging/outbox.ts';
import { systemClock } from '../src/shared/platform/clock.ts';
import type { Database } from '../src/shared/platform/database/schema.ts';
import type { Settings } from '../src/shared/platform/env.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { isLanguage } from '../src/shared/sites/languages.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Say: npm run leads -- list | dead | show LEAD-OR-ANSWERS | replay LEAD-OR-DELIVERY | replay dead | answers | deliver ANSWERS | deliver all';
const MAX_LISTED = 50;

/** The state of leads: the list has no names, `show` prints a lead in full. */
async function leads(): Promise<void> {
  const [, , command = 'list', id] = process.argv;
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  try {
    const outbox = kyselyOutbox(db);
    const forms = kyselyFormStore(db);
    if (command === 'list') await list(outbox).then(() => hintAtAnswers(forms));
    else if (command === 'answers') await listAnswers(forms);
    else if (command === 'deliver' && id) await deliver(db, settings, id);
    else if (command === 'dead') await list(outbox, 'dead');
    else if (command === 'replay' && id) await replay(outbox, id);
    else if (command === 'show' && id) await show(kyselyLeadStore(db, storedWithLeads), forms, id);
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

/** Answers that nobody has received are the operator's to read or to deliver; nothing is mailed by itself. */
async function hintAtAnswers(forms: FormStore): Promise<void> {
  const { length } = await forms.undelivered();
  if (length > 0)
    console.log(
      `${length} ${length === 1 ? 'answer' : 'answers'} of editors' forms never reached anybody: npm run leads -- answers`,
    );
}

async function listAnswers(forms: FormStore): Promise<void> {
  const undelivered = await forms.undelivered();
  if (undelivered.length === 0) return console.log('All answers of editors’ forms were delivered.');
  for (const { id, provider, formId, receivedAt } of undelivered)
    console.log(`${receivedAt}  ${provider}/${formId}  ${id}`);
  console.log('npm run leads -- show ID prints one, deliver ID sends it to the receivers of its form.');
}

async function deliver(db: Database, settings: Settings, id: string): Promise<void> {
  const forms = kyselyFormStore(db);
  const undelivered = await forms.undelivered();
  const chosen = id === 'all' ? undelivered : undelivered.filter((each) => each.id === id);
  if (chosen.length === 0)
    throw new OperatorError('There are no such answers that wait for a delivery.', usage);
  const deps = {
    leads: kyselyLeadStore(db, storedWithLeads),
    channels: enabledChannels(settings.leads, Boolean(settings.smtpUrl) || settings.demo),
    makeId: randomUUID,
    forms: await publishedForms(db),
  };
  for (const submission of chosen) {
    const result = await deliverStoredAnswers(submission, deps);
    console.log(`${submission.id}  ${deliverTexts[result.state]}`);
  }
}

const deliverTexts = {
  enqueued: 'is due now; a running server sends it to the receivers of its form.',
  'no form': 'stays: no site has published its form.',
  'not confirmed': 'stays: the sign-up was never confirmed by mail.',
} as const;

async function publishedForms(db: Database): Promise<readonly FormOfSite[]> {
  const index = createDocumentIndex();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  for (const change of await kyselyPublishedStore(db, systemClock).changesSince(0))
    applyChange(index, change, log);
  return [...index.forms.values()].flatMap(({ site, form }) => {
    const language = index.sites.get(site)?.languages[0]?.code ?? '';
    return isLanguage(language) ? [{ site, language, form }] : [];
  });
}

async function show(store: ReturnType<typeof kyselyLeadStore>, forms: FormStore, id: string): Promise<void> {
  const lead = (await store.find(id)) ?? (await store.bySubmission(id)) ?? (await forms.find(id));
  if (!lead) throw new OperatorError(`There is no lead ${id}.`, usage);
  console.log(JSON.stringify(lead, null, 2));
}

await runCommand(leads);
