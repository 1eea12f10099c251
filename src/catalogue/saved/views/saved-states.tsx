import * as Heart from 'lucide-react/icons/heart';
import * as Alert from 'lucide-react/icons/triangle-alert';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { CardSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import type { SavedTexts } from '../saved-texts.ts';

const SKELETON_CARDS = 4;

export function SavedSkeleton({ say, list }: { say: SavedTexts; list: string }) {
  return (
    <>
      <div className="saved-without-script">
        <p className="mb-6 max-w-text">{say('savedWithoutScript')}</p>
        <ButtonLink href={list}>{say('savedToList')}</ButtonLink>
      </div>
      <div className="saved-grid needs-script" aria-busy="true">
        <span className="sr-only">{say('savedLoading')}</span>
        {Array.from({ length: SKELETON_CARDS }, (_, bone) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no name
          <CardSkeleton key={bone} />
        ))}
      </div>
    </>
  );
}

export function NothingSaved({ say, list }: { say: SavedTexts; list: string }) {
  return (
    <StateMessage
      boxed
      icon={<IconShape of={Heart} />}
      title={say('savedEmptyTitle')}
      text={say('savedEmptyText')}
      actions={<ButtonLink href={list}>{say('savedToList')}</ButtonLink>}
    />
  );
}

export function SavedFailed({ say, onAgain }: { say: SavedTexts; onAgain: () => void }) {
  return (
    <StateMessage
      boxed
      icon={<IconShape of={Alert} />}
      title={say('carListError')}
      actions={<Button onClick={onAgain}>{say('tryAgain')}</Button>}
    />
  );
}
