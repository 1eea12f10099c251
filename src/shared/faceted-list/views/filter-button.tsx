import * as Sliders from 'lucide-react/icons/sliders-horizontal';
import { cx } from '../../ui/class-names.ts';
import { IconShape } from '../../ui/icon-shape.tsx';
import { Count } from '../../ui/tag.tsx';
import { useListTools } from './list-context.ts';

interface Props {
  /** How many filters are on. */
  chosen: number;
  open: boolean;
  /** The id of what it shows and hides, where that is on the page. */
  panelId?: string | undefined;
  onPress: () => void;
}

/** Opens the drawer on small screens; puts the panel away and back on wide ones, unless it is sticky. */
export function FilterButton({ chosen, open, panelId, onPress }: Props) {
  const { texts } = useListTools();
  const label = panelId ? texts(open ? 'listFilterHide' : 'listFilterShow') : texts('listFilter');
  const steers = panelId
    ? { 'aria-controls': panelId, 'aria-expanded': open }
    : { 'aria-haspopup': 'dialog' as const };
  return (
    <button
      type="button"
      {...steers}
      onClick={onPress}
      className={cx('list-filter with-script', !panelId && 'lg:hidden')}
    >
      <IconShape of={Sliders} />
      {label}
      {chosen > 0 && <Count value={chosen} />}
    </button>
  );
}
