'use client';

import { useCallback, useEffect, useState } from 'react';
import { type Answer, askInventory } from './ask-inventory.ts';

/** What stands at a path of the inventory; undefined while it is asked for the first time. */
export function useInventory<Body>(path: string): {
  answer: Answer<Body> | undefined;
  reload: () => Promise<void>;
} {
  const [asked, setAsked] = useState<{ path: string; answer: Answer<Body> }>();
  const reload = useCallback(async () => {
    const answer = await askInventory<Body>(path);
    setAsked({ path, answer });
  }, [path]);
  useEffect(() => {
    let isCurrent = true;
    askInventory<Body>(path).then((answer) => isCurrent && setAsked({ path, answer }));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return { answer: asked?.path === path ? asked.answer : undefined, reload };
}
