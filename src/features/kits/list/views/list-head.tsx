import { Breadcrumb } from '../../../../shared/ui/breadcrumb.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import type { KitListProps } from '../kit-list-props.ts';
import { useKitListTools } from './kit-list-tools.ts';

type Props = KitListProps['head'] & {
  /** '2 806 kits'; nothing when nobody could count them. */
  count: string | undefined;
};

export function ListHead({ title, lead, isFirst, trail, count }: Props) {
  const { texts } = useKitListTools();
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <>
      {isFirst && <Breadcrumb label={texts('breadcrumb')} trail={trail} current={title} />}
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3',
          isFirst && 'mt-[clamp(1.25rem,3.3vw,3rem)]',
        )}
      >
        {title && <Heading>{title}</Heading>}
        <p role="status" className="text-ink-muted text-lead tabular-nums">
          {count}
        </p>
      </div>
      {lead && <p className="mt-4 max-w-[40rem] text-ink-muted text-lead">{lead}</p>}
    </>
  );
}
