import { useEffect, useState } from 'react';

/** 'sticky' stays beside the cars while they scroll; 'toggle' scrolls away with them and can be hidden (LIST-07). */
export type PanelMode = 'sticky' | 'toggle';

const STORAGE_KEY = 'carListPanel';

export function usePanelMode() {
  const [mode, setMode] = useState<PanelMode>('sticky');
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (readMode() === 'toggle') setMode('toggle');
  }, []);
  return {
    mode,
    open: mode === 'sticky' || open,
    setOpen,
    setMode(next: PanelMode) {
      setMode(next);
      setOpen(true);
      saveMode(next);
    },
  };
}

// A browser that refuses storage forgets the choice, and that is all.
function readMode(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function saveMode(mode: PanelMode): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, mode);
  } catch {}
}
