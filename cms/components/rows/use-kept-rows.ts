'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { collapsedRows, findOverwrittenRows } from './kept-rows.ts';

const TOGGLES = '.collapsible__toggle, .blocks-field__header-action, .array-field__header-action';

/** Rows stay expanded or collapsed as the person left them, whatever answers are still on their way. */
export function useKeptRows(): void {
  const [fields, dispatch] = useAllFormFields();
  const chosen = useRef(new Map<string, boolean>());
  const before = useRef(new Map<string, boolean>());
  const isToggling = useRef(false);

  useEffect(() => {
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest(TOGGLES)) isToggling.current = true;
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  useLayoutEffect(() => {
    const now = collapsedRows(fields);
    const changed = [...now].filter(([id, isCollapsed]) => before.current.get(id) === !isCollapsed);
    before.current = now;
    if (isToggling.current && changed.length > 0) {
      isToggling.current = false;
      for (const [id, isCollapsed] of changed) chosen.current.set(id, isCollapsed);
      return;
    }
    const overwritten = findOverwrittenRows(fields, chosen.current);
    if (overwritten) dispatch({ type: 'SET_ROW_COLLAPSED', ...overwritten });
  }, [fields, dispatch]);
}
