import { cx } from '../../ui/class-names.ts';
import { RemovableChip } from '../../ui/removable-chip.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { FacetedList } from '../faceted-list.ts';
import type { Chip } from '../filter-chips.ts';
import { useListLink, useListTools } from './list-context.ts';

interface Props {
  chips: readonly Chip[];
  /** The list without any of them. */
  cleared: FacetedList;
  /** What stands before them and leads to another page. */
  before?: readonly { key: string; label: string; href: string }[] | undefined;
  className?: string | undefined;
}

/** What the list is narrowed by; each chip links to the list without it (LIST-20). */
export function FilterChips({ chips, cleared, before = [], className = 'list-chips' }: Props) {
  const { texts } = useListTools();
  const linkTo = useListLink();
  if (chips.length + before.length === 0) return null;
  const named = (label: string) => ({ rel: 'nofollow', removeLabel: texts('listRemove', { value: label }) });
  return (
    <nav aria-label={texts('listChosen')} className={cx('chips', className)}>
      {before.map(({ key, label, href }) => (
        <RemovableChip key={key} href={href} {...named(label)}>
          {label}
        </RemovableChip>
      ))}
      {chips.map((chip) => (
        <RemovableChip key={chip.key} {...linkTo(chip.remaining)} {...named(chip.label)}>
          {chip.lang ? <span lang={chip.lang}>{chip.label}</span> : chip.label}
        </RemovableChip>
      ))}
      {chips.length > 0 && (
        <TextLink {...linkTo(cleared)} rel="nofollow" className="ml-2 flex-none text-small">
          {texts('listClear')}
        </TextLink>
      )}
    </nav>
  );
}
