import * as Heart from 'lucide-react/icons/heart';
import * as Alert from 'lucide-react/icons/triangle-exclamation-point';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { CarCardSkeleton } from '../../card/views/car-card-skeleton.tsx';
import type { SavedTexts } from '../saved-texts.ts';

const SKELETON_CARDS = 4;

export function SavedSkeleton({ texts, list }: { texts: SavedTexts; list: string }) {
  return (
    <>
      <div className="saved-without-script">
        <p className="mb-6 max-w-text">{texts('savedWithoutScript')}</p>
        <ButtonLink href={list}>{texts('savedToList')}</ButtonLink>
      </div>
      <div
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-gap [&>li>.car-card]:flex-1 needs-script"
        aria-busy="true"
      >
        <span className="sr-only">{texts('savedLoading')}</span>
        {Array.from({ length: SKELETON_CARDS }, (_, bone) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
          <CarCardSkeleton key={bone} />
        ))}
      </div>
    </>
  );
}

export function NothingSaved({ texts, list }: { texts: SavedTexts; list: string }) {
  return (
    <StateMessage
      boxed
      icon={<IconShape of={Heart} />}
      title={texts('savedEmptyTitle')}
      text={texts('savedEmptyText')}
      actions={<ButtonLink href={list}>{texts('savedToList')}</ButtonLink>}
    />
  );
}

export function SavedFailed({ texts, onAgain }: { texts: SavedTexts; onAgain: () => void }) {
  return (
    <StateMessage
      boxed
      icon={<IconShape of={Alert} />}
      title={texts('carListError')}
      actions={<Button onClick={onAgain}>{texts('tryAgain')}</Button>}
    />
  );
}
