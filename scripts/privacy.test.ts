import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { kyselyLeadStore } from '../src/features/leads/adapters/kysely-lead-store.ts';
import { aLead } from '../src/features/leads/testing/a-lead.ts';
import { openDatabase } from '../src/main/database.ts';
import { storedWithLeads } from '../src/main/stored-with-leads.ts';

const run = promisify(execFile);
const key = `2026:${Buffer.alloc(32, 7).toString('base64')}`;

test('a request by letter: found, handed over, erased with a proof, and gone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'privacy-command-'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined, databasePoolSize: 1 });
  await kyselyLeadStore(database, storedWithLeads).save(aLead(), ['mail']);
  await database.destroy();
  const env = { ...process.env, DATA_DIR: dataDir, PRIVACY_KEY: key };
  const privacy = async (...given: string[]) => {
    const command = run(process.execPath, [join(import.meta.dirname, 'privacy.ts'), ...given], { env });
    return command.catch((problem: { stdout: string; stderr: string }) => problem);
  };
  const person = ['--phone', '070 174 06 05'];

  expect((await privacy('find', ...person)).stdout).toContain('lead-1  solvik-se  (phone)\n1 record');
  expect((await privacy('find')).stderr).toContain('Nothing says who is meant.');
  expect((await privacy('forget', ...person)).stderr).toContain("'forget' is not a command.");

  const out = join(dataDir, 'request');
  await privacy('export', ...person, '--out', out, '--language', 'sv');
  expect(JSON.parse(await readFile(`${out}.json`, 'utf8')).records).toMatchObject([
    { kind: 'lead', id: 'lead-1', content: aLead() },
  ]);
  const page = await readFile(`${out}.html`, 'utf8');
  expect(page).toContain('<h1>Det här har vi sparat om dig</h1>');
  expect(page).toContain('Ebba Lindmark');

  const refused = await privacy('erase', ...person);
  expect(refused.stderr).toContain('Nothing is erased yet.');
  expect((await privacy('kept')).stdout).toMatch(
    /lead +1 +oldest 2026-11-15 +cleaned – +LEADS_KEEP_DAYS: 365 days/,
  );
  const erased = await privacy('erase', ...person, '--by', 'Eva Lund', '--yes');
  expect(erased.stdout).toMatch(/Erased at .+, reference .+:\n {2}1 lead\n/);
  expect((await privacy('find', ...person)).stdout).toBe('0 records\n');
  expect((await privacy('erasures')).stdout).toContain('done  Eva Lund');
}, 120_000);
