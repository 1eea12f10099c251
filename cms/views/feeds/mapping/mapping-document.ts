/** As PUT takes it, in lines so that a repository shows what changed. */
export function writeMappingFile(mapping: unknown): string {
  return `${JSON.stringify(mapping, null, 2)}\n`;
}

/** A mapping, or an answer of the API that has one; undefined where it is no JSON. Whether it holds is the API's to say. */
export function parseMappingFile(text: string): unknown {
  let read: unknown;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
  const { mapping } = (read ?? {}) as { mapping?: unknown };
  return mapping ?? read;
}
