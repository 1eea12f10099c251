'use client';

import { useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

type Texts = Readonly<Record<string, string>>;

const requests = new Map<string, Promise<Texts>>();

/** The built-in texts of the language that is being edited; fetched once for all rows. */
export function useBuiltInTexts(): Texts {
  const { code } = useLocale();
  const [texts, setTexts] = useState<Texts>({});
  useEffect(() => {
    let isMounted = true;
    const request = requests.get(code) ?? fetchBuiltInTexts(code);
    requests.set(code, request);
    void request.then((fetched) => isMounted && setTexts(fetched));
    return () => {
      isMounted = false;
    };
  }, [code]);
  return texts;
}

async function fetchBuiltInTexts(language: string): Promise<Texts> {
  try {
    const response = await fetch(`/admin/api/built-in-texts/${language}`, { credentials: 'same-origin' });
    return response.ok ? ((await response.json()) as Texts) : {};
  } catch {
    requests.delete(language);
    return {};
  }
}
