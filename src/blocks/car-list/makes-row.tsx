import { type CarList, type Choice, onlyMake } from '../../catalogue/list/car-list.ts';
import { listAddress } from '../../catalogue/list/list-address.ts';
import type { FacetValue } from '../../search/port.ts';
import { formatNumber } from '../../sites/formats.ts';
import { ChipLink } from '../../ui/chip.tsx';
import type { PageContext } from '../block.ts';

interface Props {
  list: CarList;
  makes: readonly FacetValue[];
  page: PageContext;
}

/** Makes as links that search engines may follow; once one is chosen, its models. */
export function MakesRow({ list, makes, page }: Props) {
  const { texts, href, site, language } = page;
  const [make, model] = onlyMake(list) ?? [];
  const models = makes.find(({ text }) => text === make)?.children ?? [];
  const { compare } = new Intl.Collator(language);
  const offered = (make === undefined ? makes : models).toSorted((a, b) => compare(a.text, b.text));
  if (offered.length === 0) return null;
  const others = list.choices.filter(({ field }) => field !== 'car_brand' && field !== 'car_model');
  const addressWith = (text: string) => {
    const path = make === undefined ? [text] : [make, text];
    const chosen: Choice[] = [
      { field: 'car_brand', path: path.slice(0, 1) },
      ...(make === undefined ? [] : [{ field: 'car_model', path }]),
    ];
    return listAddress(site, { ...list, choices: [...chosen, ...others], pages: 1 });
  };
  return (
    <nav aria-label={texts(make === undefined ? 'brands' : 'listModels')} className="mt-6">
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {offered.map(({ text, count }) => (
          <li key={text} className="flex-none">
            <ChipLink
              href={href(addressWith(text))}
              aria-current={text === model ? 'page' : undefined}
              className="aria-[current]:border-ink aria-[current]:bg-stage"
            >
              {text}
              <span className="chip__count">{formatNumber(count, language)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
