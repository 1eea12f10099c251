import * as MapIcon from 'lucide-react/icons/map';
import { Button } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { useDealerListTools } from './dealer-list-tools.ts';

/** The map is there on demand: its script is larger than the rest of the page. */
export function MapButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const { texts } = useDealerListTools();
  return (
    <Button
      kind="secondary"
      aria-expanded={isOpen}
      icon={<IconShape of={MapIcon} />}
      onClick={onPress}
      className="min-h-11 px-4.5 py-2 text-[0.9375rem] max-sm:w-full"
    >
      {texts(isOpen ? 'dealerListHideMap' : 'dealerListShowMap')}
    </Button>
  );
}
