import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import type { FacetedList } from '../faceted-list.ts';
import { useListTools } from './list-context.ts';
import type { useDrawer } from './use-drawer.ts';

interface Props {
  drawer: ReturnType<typeof useDrawer>;
  /** The list without any filter. */
  cleared: FacetedList;
  /** 'Show 1,243 cars'. */
  show: string;
  children: ReactNode;
}

/** The filters on a small screen. */
export function FilterDrawer({ drawer, cleared, show, children }: Props) {
  const { texts, change } = useListTools();
  return (
    <Drawer
      open={drawer.isOpen}
      onClose={drawer.close}
      title={texts('listFilter')}
      closeLabel={texts('listFilterClose')}
      foot={
        <>
          <Button kind="secondary" onClick={() => change(cleared)}>
            {texts('listClearShort')}
          </Button>
          <Button onClick={drawer.close}>{show}</Button>
        </>
      }
    >
      {children}
    </Drawer>
  );
}
