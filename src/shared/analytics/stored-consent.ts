/** The cookie of the consent dialog, with the visitor's choice as JSON; its name is the library's. */
const consentCookie = /(?:^|;\s*)cc_cookie=([^;]+)/;

/** The categories chosen earlier. Undefined without a choice, or with a choice for another revision of the texts. */
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
