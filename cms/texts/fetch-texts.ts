import type { SiteText } from './site-text.ts';

/** The site by its name or id, and the language that is written. */
export type TextsOf = { site: string; language: string; source: string };

const ENDPOINT = '/admin/api/site-texts';

export async function fetchTexts(of: TextsOf, keys: readonly string[] = []): Promise<readonly SiteText[]> {
  const query = new URLSearchParams({ ...of, ...(keys.length > 0 && { keys: keys.join(' ') }) });
  const response = await fetch(`${ENDPOINT}?${query}`, { credentials: 'same-origin', cache: 'no-store' });
  if (!response.ok) throw new Error(`the texts were answered with ${response.status}`);
  return ((await response.json()) as { texts: readonly SiteText[] }).texts;
}

/** The path of a page for each text that stands on one; none where the sites do not answer. */
export async function fetchPlaces({ site, language }: TextsOf): Promise<Readonly<Record<string, string>>> {
  const query = new URLSearchParams({ site, language });
  try {
    const response = await fetch(`${ENDPOINT}/places?${query}`, { credentials: 'same-origin' });
    return ((await response.json()) as { places?: Record<string, string> }).places ?? {};
  } catch {
    return {};
  }
}

export type SaveResult = { text: SiteText } | { problem: string };

/** '' goes back to the product's own. */
export async function saveText(of: TextsOf, key: string, text: string, failed: string): Promise<SaveResult> {
  try {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...of, key, text }),
    });
    const answer = (await response.json()) as { text?: SiteText; error?: string };
    return answer.text ? { text: answer.text } : { problem: answer.error ?? failed };
  } catch {
    return { problem: failed };
  }
}

export function exportAddress({ site, language }: TextsOf): string {
  return `${ENDPOINT}/export?${new URLSearchParams({ site, language })}`;
}

export function placeAddress({ site, language }: TextsOf, key: string, path: string): string {
  return `${ENDPOINT}/see?${new URLSearchParams({ site, language, key, path })}`;
}
