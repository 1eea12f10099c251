import type { CarList } from '../list/car-list.ts';
import type { AddressedAnswer } from './addressed-suggestion.ts';

type Asked = { phrase: string; language: string; list?: CarList | undefined };

/** What a phrase means. It takes as long as it takes: nothing that is typed is dropped (LIST-29). */
export async function fetchSuggestions(asked: Asked, signal?: AbortSignal): Promise<AddressedAnswer> {
  const response = await fetch('/api/catalogue/suggestions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`the search responded with ${response.status}`);
  return (await response.json()) as AddressedAnswer;
}
