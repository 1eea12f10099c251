'use client';

import { useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

type Words = Readonly<Record<string, string>>;

const asked = new Map<string, Promise<Words>>();

/** What the house says in the language that is being edited; asked once, however many rows there are. */
export function useHouseWords(): Words {
  const { code } = useLocale();
  const [words, setWords] = useState<Words>({});
  useEffect(() => {
    let isWanted = true;
    const answer = asked.get(code) ?? houseWordsIn(code);
    asked.set(code, answer);
    void answer.then((known) => isWanted && setWords(known));
    return () => {
      isWanted = false;
    };
  }, [code]);
  return words;
}

async function houseWordsIn(language: string): Promise<Words> {
  try {
    const response = await fetch(`/admin/api/house-words/${language}`, { credentials: 'same-origin' });
    return response.ok ? ((await response.json()) as Words) : {};
  } catch {
    asked.delete(language);
    return {};
  }
}
