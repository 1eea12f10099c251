import type { MouseEvent } from 'react';
import { ChipLink } from '../../../shared/ui/chip.tsx';
import { listUrl, toggleTag } from '../list-state.ts';

export type TagChip = { key: string; name: string; count: number };

type Props = {
  label: string;
  allLabel: string;
  all: number;
  chips: readonly TagChip[];
  chosen: readonly string[];
  address: string;
  onChoose: (chosen: readonly string[], event: MouseEvent) => void;
};

/** Links, so that a choice has an address and works before the script arrives; several may be on at once. */
export function TagBar({ label, allLabel, all, chips, chosen, address, onChoose }: Props) {
  if (chips.length === 0) return null;
  const chip = (name: string, count: number, next: readonly string[], on: boolean) => (
    <ChipLink
      href={listUrl(address, next)}
      rel={next.length > 0 ? 'nofollow' : undefined}
      aria-current={on ? 'true' : undefined}
      onClick={(event) => onChoose(next, event)}
      className={chipLook}
    >
      {name} <span className="chip__count">{count}</span>
    </ChipLink>
  );
  return (
    <nav aria-label={label}>
      <ul className={row}>
        <li>{chip(allLabel, all, [], chosen.length === 0)}</li>
        {chips.map(({ key, name, count }) => (
          <li key={key}>{chip(name, count, toggleTag(chosen, key), chosen.includes(key))}</li>
        ))}
      </ul>
    </nav>
  );
}

const row =
  'flex gap-2 max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-wrap';
const chipLook =
  'min-h-10 px-4.5 aria-[current=true]:border-brand-ink aria-[current=true]:bg-brand aria-[current=true]:text-on-brand hover:aria-[current=true]:border-brand-hover hover:aria-[current=true]:bg-brand-hover';
