/** The paths of a site's pages: key → language → path. */
export type PagePaths = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** A page's position in the studio's tree. A slug that begins with a slash is the whole path. */
export type TreePosition = { parent: string | undefined; slugs: Readonly<Record<string, string>> };

/** The parent is the page with the longest path prefix; where a translation's tree differs, its slug is the whole path. */
export function treePositions(paths: PagePaths): Map<string, TreePosition> {
  const books = indexByPath(paths);
  return new Map(
    [...paths].map(([key, own]) => {
      const parent = parentOf(key, own, books);
      const above = parent === undefined ? {} : (paths.get(parent) ?? {});
      const slugs = Object.entries(own).map(([language, path]) => [language, slugOf(path, above[language])]);
      return [key, { parent, slugs: Object.fromEntries(slugs) }];
    }),
  );
}

/** language → path → key */
type PathIndex = ReadonlyMap<string, ReadonlyMap<string, string>>;

function indexByPath(paths: PagePaths): PathIndex {
  const books = new Map<string, Map<string, string>>();
  for (const [key, own] of paths) {
    for (const [language, path] of Object.entries(own)) {
      const book = books.get(language) ?? new Map<string, string>();
      books.set(language, book.set(path, key));
    }
  }
  return books;
}

function parentOf(key: string, own: Readonly<Record<string, string>>, books: PathIndex) {
  const [language = '', path = '/'] = Object.entries(own)[0] ?? [];
  return pathsAbove(path)
    .map((above) => books.get(language)?.get(above))
    .find((above) => above !== undefined && above !== key);
}

/** Nearest first, the home page last. */
function pathsAbove(path: string): string[] {
  if (path === '/') return [];
  const segments = path.split('/').slice(1, -1);
  return segments.map((_, at) => `/${segments.slice(0, segments.length - at).join('/')}`).concat('/');
}

function slugOf(path: string, above: string | undefined): string {
  const beginning = above === '/' ? '/' : `${above}/`;
  return above !== undefined && path !== '/' && path.startsWith(beginning)
    ? path.slice(beginning.length)
    : path;
}
