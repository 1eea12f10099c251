import * as ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { IconShape } from '../../ui/icon-shape.tsx';
import { withSort } from '../faceted-list.ts';
import { useListTools } from './list-context.ts';

interface Props {
  /** What the list is sorted by when nothing is chosen. */
  usual: string;
  offered: readonly { name: string; label: string }[];
}

export function SortSelect({ usual, offered }: Props) {
  const { list, texts, change } = useListTools();
  return (
    <label className="list-sort">
      <IconShape of={ArrowUpDown} className="lg:hidden" />
      <select
        name="sortName"
        aria-label={texts('listSort')}
        value={offered.find(({ name }) => name === list.sortName)?.name ?? ''}
        onChange={({ currentTarget }) => change(withSort(list, currentTarget.value))}
      >
        <option value="">{usual}</option>
        {offered.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <IconShape of={ChevronDown} className="max-lg:hidden" />
    </label>
  );
}
