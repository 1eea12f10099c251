import * as MapPinOff from 'lucide-react/icons/map-pin-off';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useCarListTools } from './car-list-tools.ts';

/** The place of the address could not be used: says why, above cars from everywhere. */
export function PlaceNotice() {
  const { placeProblem, texts } = useCarListTools();
  if (!placeProblem) return null;
  const { reason, text } = placeProblem;
  return (
    <div role="status" className="mb-6">
      <Notice tone="warning" icon={<IconShape of={MapPinOff} />}>
        {reason === 'not found' ? texts('listNearMissing', { text }) : texts('listNearUnavailable')}
      </Notice>
    </div>
  );
}
