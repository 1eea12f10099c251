import { useEffect, useState } from 'react';

/** 'sticky' stays beside the cars while they scroll; 'toggle' scrolls away with them and can be put away (LIST-07). */
export type PanelMode = 'sticky' | 'toggle';

const KEPT_AS = 'carListPanel';

export function usePanelMode() {
  const [mode, setMode] = useState<PanelMode>('sticky');
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (kept() === 'toggle') setMode('toggle');
  }, []);
  return {
    mode,
    open: mode === 'sticky' || open,
    setOpen,
    setMode(next: PanelMode) {
      setMode(next);
      setOpen(true);
      keep(next);
    },
  };
}

// A browser that refuses storage forgets the choice, and that is all.
function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

function keep(mode: PanelMode): void {
  try {
    sessionStorage.setItem(KEPT_AS, mode);
  } catch {}
}
