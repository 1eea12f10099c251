import { useEffect, useState } from 'react';

/** 'sticky' stays beside the cars while they scroll; 'toggle' scrolls away with them and can be hidden (LIST-07). */
export type PanelMode = 'sticky' | 'toggle';

const STORAGE_KEY = 'carListPanel';

/** How the panel is, and what a visitor made of it on the last list of the session. */
export function usePanelMode() {
  const [mode, setMode] = useState<PanelMode>('sticky');
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const saved = readPanel();
    if (saved !== 'sticky') setMode('toggle');
    if (saved === 'hidden') setOpen(false);
  }, []);
  return {
    mode,
    open: mode === 'sticky' || open,
    setOpen(next: boolean) {
      setOpen(next);
      savePanel(next ? 'toggle' : 'hidden');
    },
    setMode(next: PanelMode) {
      setMode(next);
      setOpen(true);
      savePanel(next);
    },
  };
}

type SavedPanel = PanelMode | 'hidden';

// A browser that refuses storage forgets the choice, and that is all.
function readPanel(): SavedPanel {
  try {
    const saved = sessionStorage.getItem(STORAGE_KEY);
    return saved === 'toggle' || saved === 'hidden' ? saved : 'sticky';
  } catch {
    return 'sticky';
  }
}

function savePanel(panel: SavedPanel): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, panel);
  } catch {}
}
