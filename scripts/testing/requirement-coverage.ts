export type TestFile = { path: string; content: string };
export type AreaCoverage = { area: string; total: number; missing: readonly string[] };

/**
 * The requirement ids that no test names, by area. What visitors see (kind [ui]) is proven by the product only, under
 * src and e2e: a test of demo data or of a script that names the id proves nothing about a page.
 */
export function requirementCoverage(list: string, tests: readonly TestFile[]): readonly AreaCoverage[] {
  const named = idsIn(tests);
  const namedByProduct = idsIn(tests.filter(({ path }) => /^(src|e2e)[/\\]/.test(path)));
  const byArea = Map.groupBy(parseRequirements(list), ({ id }) => areaOf(id));
  return Array.from(byArea, ([area, requirements]) => ({
    area,
    total: requirements.length,
    missing: requirements
      .filter(({ id, kind }) => !(kind === 'ui' ? namedByProduct : named).has(id))
      .map(({ id }) => id),
  }));
}

/** Cross references repeat another requirement, so they are not counted. */
function parseRequirements(list: string): { id: string; kind: string }[] {
  return list
    .split('\n')
    .filter((line) => !line.includes('[xref]'))
    .flatMap((line) => {
      const [, id, kind = ''] = /^- \[([A-Z]+-\d+)\](?: \[(\w+)\])?/.exec(line) ?? [];
      return id ? [{ id, kind }] : [];
    });
}

function idsIn(tests: readonly TestFile[]): ReadonlySet<string> {
  return new Set(tests.flatMap(({ content }) => content.match(/\b[A-Z]+-\d+\b/g) ?? []));
}

function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
