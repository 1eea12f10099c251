import * as LayoutGrid from 'lucide-react/icons/layout-grid';
import * as Rows from 'lucide-react/icons/rows-3';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { useKitListTools } from './kit-list-tools.ts';
import { useAsRows } from './use-as-rows.ts';

/** List or grid (KIT-01). */
export function ViewToggle() {
  const { texts } = useKitListTools();
  const [asRows, setAsRows] = useAsRows();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label={texts('kitView')}
      className="view-toggle flex-none [&>[aria-pressed='true']]:bg-brand-tint [&>[aria-pressed='true']]:text-brand-ink with-script"
    >
      <IconButton
        bare
        label={texts('kitViewAsGrid')}
        aria-pressed={!asRows}
        icon={<IconShape of={LayoutGrid} />}
        onClick={() => setAsRows(false)}
      />
      <IconButton
        bare
        label={texts('kitViewAsRows')}
        aria-pressed={asRows}
        icon={<IconShape of={Rows} />}
        onClick={() => setAsRows(true)}
      />
    </div>
  );
}
