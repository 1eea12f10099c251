import { type CarList, without } from '../../catalogue/list/car-list.ts';
import { listAddress, wholeStock } from '../../catalogue/list/list-address.ts';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { PageContext } from '../block.ts';

/** What the list is narrowed by, from path and query alike; each chip leads to the list without it (LIST-20). */
export function Chosen({ list, page: { texts, href, site } }: { list: CarList; page: PageContext }) {
  const words = list.keyphrase
    ? [{ label: `”${list.keyphrase}”`, left: { ...list, keyphrase: '', pages: 1 } }]
    : [];
  const values = list.choices.map((choice) => ({
    label: choice.path.at(-1) ?? '',
    left: without(list, choice),
  }));
  const chips = [...values, ...words];
  if (chips.length === 0) return null;
  return (
    <nav aria-label={texts('listChosen')} className="mt-6">
      <Chips>
        {chips.map(({ label, left }) => (
          <ChipLink
            key={label}
            className="chip--removable"
            rel="nofollow"
            href={href(listAddress(site, left))}
            aria-label={texts('listRemove', { value: label })}
          >
            {label}
            <Icon name="x" size="small" />
          </ChipLink>
        ))}
        <TextLink
          className="ml-2 text-small"
          href={href(listAddress(site, { ...wholeStock, sortName: list.sortName }))}
        >
          {texts('listClear')}
        </TextLink>
      </Chips>
    </nav>
  );
}
