import type { Person } from '../../shared/personal-data/person-keys.ts';
import type {
  PersonalFile,
  PersonalKind,
  PersonalRecords,
  Retention,
} from '../../shared/personal-data/personal-records.ts';
import type { FoundRecord } from './find-person.ts';

/** What somebody gets who asks what is kept about them; as JSON it is this. */
export type PersonExport = {
  madeAt: string;
  person: Person;
  records: readonly ExportedRecord[];
};

export type ExportedRecord = {
  kind: PersonalKind;
  id: string;
  site: string | undefined;
  receivedAt: string | undefined;
  retention: Retention;
  content: unknown;
  files: readonly { name: string; type: string; base64: string }[];
};

export async function exportPerson(
  kinds: readonly PersonalRecords[],
  person: Person,
  records: readonly FoundRecord[],
  now: Date,
): Promise<PersonExport> {
  const exported: ExportedRecord[] = [];
  for (const { kind, id, site, at, content } of records) {
    const declared = kinds.find((each) => each.kind === kind);
    if (!declared) continue;
    const files = (await declared.files?.(id)) ?? [];
    exported.push({
      ...{ kind, id, site, receivedAt: at, content },
      retention: declared.retention,
      files: files.map(toBase64),
    });
  }
  return { madeAt: now.toISOString(), person, records: exported };
}

function toBase64({ name, type, bytes }: PersonalFile) {
  return { name, type, base64: Buffer.from(bytes).toString('base64') };
}
