/** The page's container wins over the site's; one script only (SHELL-12). */
export function containerId(ids: { page: string; site: string }): string | undefined {
  const id = ids.page.trim() || ids.site.trim();
  return /^GTM-[A-Z0-9]{4,12}$/.test(id) ? id : undefined;
}

export const tagManagerOrigin = 'https://www.googletagmanager.com';

export function containerScript(id: string): string {
  return `${tagManagerOrigin}/gtm.js?id=${id}`;
}

/** The consent settings keep the visitor's choice as JSON in a cookie of their own. No choice is a no. */
export function allowsAnalytics(cookies: string): boolean {
  const kept = /(?:^|;\s*)cc_cookie=([^;]+)/.exec(cookies)?.[1];
  if (!kept) return false;
  try {
    const { categories } = JSON.parse(decodeURIComponent(kept)) as { categories?: unknown };
    return Array.isArray(categories) && categories.includes('analytics');
  } catch {
    return false;
  }
}
