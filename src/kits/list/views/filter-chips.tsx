import type { MouseEvent } from 'react';
import { onPlainClick } from '../../../ui/on-plain-click.ts';
import { RemovableChip } from '../../../ui/removable-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { buildChips } from '../chips.ts';
import { type KitList, withoutFilters } from '../kit-list.ts';
import { useListContext } from './list-context.ts';

/** The active filters; each chip links to the list without it. */
export function FilterChips() {
  const context = useListContext();
  const { list, texts, addressOf, change } = context;
  const chips = buildChips(list, context);
  if (chips.length === 0) return null;
  const to = (next: KitList) => ({
    href: addressOf(next),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => onPlainClick(event, () => change(next)),
  });
  return (
    <nav aria-label={texts('listChosen')} className="chips list-chips">
      {chips.map(({ key, label, remaining }) => (
        <RemovableChip key={key} {...to(remaining)} removeLabel={texts('listRemove', { value: label })}>
          {label}
        </RemovableChip>
      ))}
      <TextLink {...to(withoutFilters(list))} className="ml-2 flex-none text-small">
        {texts('listClear')}
      </TextLink>
    </nav>
  );
}
