import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../main/database.ts';

test.skipIf(process.platform === 'win32')(
  'the files of a database are readable by their owner alone, also those of an older installation',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-private-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const rights = () =>
      readdirSync(dataDir).map(
        (name) => `${name} ${(statSync(join(dataDir, name)).mode & 0o777).toString(8)}`,
      );
    const first = await openDatabase({ dataDir });
    expect(rights()).toContain('forecourt.sqlite 600');
    expect(rights().filter((each) => !each.endsWith(' 600'))).toEqual([]);
    await first.destroy();
    chmodSync(join(dataDir, 'forecourt.sqlite'), 0o644);
    const second = await openDatabase({ dataDir });
    expect(rights()).toContain('forecourt.sqlite 600');
    await second.destroy();
  },
);
