/** Where the consent dialog keeps the visitor's choice, as JSON; the name is its library's own. */
const consentCookie = /(?:^|;\s*)cc_cookie=([^;]+)/;

/** The categories chosen earlier. Nothing where nobody was asked, or asked about something else: that is no consent. */
export function storedConsent(cookies: string, revision: number): readonly string[] | undefined {
  try {
    const choice = JSON.parse(
      decodeURIComponent(consentCookie.exec(cookies)?.[1] ?? 'null'),
    ) as ConsentCookie | null;
    if (!choice?.consentId || choice.revision !== revision) return undefined;
    return Array.isArray(choice.categories) ? choice.categories.filter(isText) : undefined;
  } catch {
    return undefined;
  }
}

type ConsentCookie = { consentId?: unknown; revision?: unknown; categories?: unknown };

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
