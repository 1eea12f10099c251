import type { MouseEvent } from 'react';
import { onPlainClick } from './on-plain-click.ts';
import { RemovableChip } from './removable-chip.tsx';
import { TextLink } from './text-link.tsx';

/** Where a list goes, by its address or without a page load. */
type ListLink = { href: string; onFollow?: (() => void) | undefined };

type Props = {
  label: string;
  chips: readonly (ListLink & { key: string; label: string; removeLabel: string })[];
  /** Nothing where there is nothing to clear. */
  clear: (ListLink & { label: string }) | undefined;
};

/** The active filters of a list; each chip links to the list without it. */
export function FilterChips({ label, chips, clear }: Props) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className="chips list-chips">
      {chips.map((chip) => (
        <RemovableChip key={chip.key} {...toAnchor(chip)} removeLabel={chip.removeLabel}>
          {chip.label}
        </RemovableChip>
      ))}
      {clear && (
        <TextLink {...toAnchor(clear)} className="ml-2 flex-none text-small">
          {clear.label}
        </TextLink>
      )}
    </nav>
  );
}

function toAnchor({ href, onFollow }: ListLink) {
  return {
    href,
    rel: 'nofollow',
    onClick: onFollow && ((event: MouseEvent) => onPlainClick(event, onFollow)),
  };
}
