import * as Car from 'lucide-react/icons/car';
import { MissingPicture } from '../../../../../shared/ui/card.tsx';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';

export function MissingMedia({ text }: { text: string }) {
  return <MissingPicture icon={<IconShape of={Car} />} text={text} />;
}

export function MissingStage({ text }: { text: string }) {
  return (
    <div className="viewer__stage">
      <MissingMedia text={text} />
    </div>
  );
}
