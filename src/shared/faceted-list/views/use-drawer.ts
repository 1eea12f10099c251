import { useRef, useState } from 'react';

/** The history entry of an open drawer: none, its own, or one that a choice inside it has taken over. */
type Entry = 'none' | 'own' | 'taken over';

/** A drawer that Back closes, as on a phone one expects; what was chosen in it stays. */
export function useDrawer() {
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<Entry>('none');
  return {
    isOpen,
    open() {
      history.pushState(history.state, '');
      entry.current = 'own';
      setOpen(true);
    },
    close() {
      setOpen(false);
      // Its own entry goes again; the list hears of it and finds itself unchanged.
      if (entry.current === 'own') history.back();
      else entry.current = 'none';
    },
    /** The first choice takes the place of the drawer's entry, so that Back later does not stop there. */
    takeEntry(): boolean {
      const isOwn = entry.current === 'own';
      if (isOwn) entry.current = 'taken over';
      return isOwn;
    },
    takesBack(): boolean {
      const takes = entry.current !== 'none';
      entry.current = 'none';
      if (takes) setOpen(false);
      return takes;
    },
  };
}
