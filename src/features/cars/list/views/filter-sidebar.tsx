import * as Pin from 'lucide-react/icons/pin';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { useCarListTools } from './car-list-tools.ts';
import type { PanelMode } from './use-panel-mode.ts';

interface Props {
  id: string;
  mode: PanelMode;
  onMode: (mode: PanelMode) => void;
  children: ReactNode;
}

/** The filters beside the cars, from 1024 px on (LIST-08). */
export function FilterSidebar({ id, mode, onMode, children }: Props) {
  const { texts } = useCarListTools();
  const isSticky = mode === 'sticky';
  return (
    <aside id={id} aria-label={texts('listFilter')} data-mode={mode} className="filters">
      <div className="filters__head">
        <h2>{texts('listFilter')}</h2>
        <IconButton
          bare
          size="small"
          className="filters__pin with-script"
          label={texts('listFilterPin')}
          title={texts('listFilterPin')}
          aria-pressed={isSticky}
          onClick={() => onMode(isSticky ? 'toggle' : 'sticky')}
          icon={<IconShape of={Pin} size="small" />}
        />
      </div>
      {children}
    </aside>
  );
}

/** The server's sidebar on a small screen: not hydrated, so that a phone has less to do. */
export function UnhydratedSidebar({ id }: { id: string }) {
  const { texts } = useCarListTools();
  return (
    <aside
      id={id}
      aria-label={texts('listFilter')}
      data-mode="sticky"
      className="filters"
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
