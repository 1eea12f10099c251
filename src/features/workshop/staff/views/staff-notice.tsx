import { Icon } from '../../../../shared/ui/icon.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { doneMessages, type Outcome, refusals } from '../staff-messages.ts';

/** What became of a change, above the page it was made on. */
export function StaffNotice({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null;
  if ('done' in outcome)
    return (
      <div role="status" className="staff-notice my-4 max-w-192 text-(length:--body)">
        <Notice icon={<Icon name="check" />}>{doneMessages[outcome.done]}</Notice>
      </div>
    );
  return (
    <div role="alert" className="staff-notice my-4 max-w-192 text-(length:--body)">
      <Notice tone="danger" icon={<Icon name="circle-alert" />}>
        {refusals[outcome.refusal]}
      </Notice>
    </div>
  );
}
