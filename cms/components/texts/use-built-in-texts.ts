'use client';

import { useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

type Texts = Readonly<Record<string, string>>;

const requests = new Map<string, Promise<Texts>>();

/** What the house says in the language that is being edited; asked once, however many rows there are. */
export function useBuiltInTexts(): Texts {
  const { code } = useLocale();
  const [words, setWords] = useState<Texts>({});
  useEffect(() => {
    let isWanted = true;
    const answer = requests.get(code) ?? fetchBuiltInTexts(code);
    requests.set(code, answer);
    void answer.then((known) => isWanted && setWords(known));
    return () => {
      isWanted = false;
    };
  }, [code]);
  return words;
}

async function fetchBuiltInTexts(language: string): Promise<Texts> {
  try {
    const response = await fetch(`/admin/api/house-words/${language}`, { credentials: 'same-origin' });
    return response.ok ? ((await response.json()) as Texts) : {};
  } catch {
    requests.delete(language);
    return {};
  }
}
