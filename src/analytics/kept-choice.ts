/** Where the consent dialog keeps the visitor's choice, as JSON; the name is its library's own. */
const kept = /(?:^|;\s*)cc_cookie=([^;]+)/;

/** The categories chosen earlier. Nothing where nobody was asked, or asked about something else: that is no consent. */
export function keptChoice(cookies: string, revision: number): readonly string[] | undefined {
  try {
    const choice = JSON.parse(decodeURIComponent(kept.exec(cookies)?.[1] ?? 'null')) as Kept | null;
    if (!choice?.consentId || choice.revision !== revision) return undefined;
    return Array.isArray(choice.categories) ? choice.categories.filter(isText) : undefined;
  } catch {
    return undefined;
  }
}

type Kept = { consentId?: unknown; revision?: unknown; categories?: unknown };

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
