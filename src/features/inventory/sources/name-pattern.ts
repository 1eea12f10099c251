/** 'export/stock-*.csv': the newest file of the folder whose name is like that. */
export type NamePattern = {
  /** Without the slash at its end; empty where there is none. */
  folder: string;
  /** What every such name begins with. */
  beginning: string;
  matches: (name: string) => boolean;
};

/** Undefined where a path has no star, and names one file. */
export function namePattern(path: string): NamePattern | undefined {
  if (!path.includes('*')) return undefined;
  const slash = path.lastIndexOf('/');
  const parts = path.slice(slash + 1).split('*');
  const [beginning = ''] = parts;
  return {
    folder: slash < 0 ? '' : path.slice(0, slash),
    beginning,
    matches: (name) => isLike(name, parts),
  };
}

/** A folder with a star in its name would mean searching the whole server. */
export function hasStarInFolder(path: string): boolean {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0)).includes('*');
}

/** Of two that were written in the same moment, the last by name: names often carry the date. */
export function newestOf<File extends { name: string; modifiedMs: number }>(
  files: readonly File[],
): File | undefined {
  return files.reduce<File | undefined>((newest, file) => {
    if (!newest || file.modifiedMs > newest.modifiedMs) return file;
    return file.modifiedMs === newest.modifiedMs && file.name > newest.name ? file : newest;
  }, undefined);
}

/** Without a regular expression, which many stars would keep busy. */
function isLike(name: string, parts: readonly string[]): boolean {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= name.length - last.length;
}
