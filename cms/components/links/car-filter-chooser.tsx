'use client';

import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { type CarFilter, filterNames } from '../../links/car-filter-names.ts';
import type { LinkOption } from '../../links/link-options.ts';
import { linkTexts } from './texts.ts';
import { useLinkQuery } from './use-link-query.ts';

type Props = { list: LinkOption; pick: (option: LinkOption) => void; back: () => void };
type Choice = readonly [field: string, value: string];

/** The filters of a link to a car list: values of the stock, with how many cars have them. */
export function CarFilterChooser({ list, pick, back }: Props) {
  const texts = useTexts(linkTexts);
  const names = useTexts(filterNames);
  const answer = useLinkQuery<{ filters: readonly CarFilter[] }>('car-filters', {});
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const isChosen = (field: string, value: string) => chosen.some(([f, v]) => f === field && v === value);
  const toggle = (field: string, value: string) =>
    setChosen(
      isChosen(field, value)
        ? chosen.filter(([f, v]) => f !== field || v !== value)
        : [...chosen, [field, value]],
    );

  function link(): void {
    if (list.to.kind !== 'cars') return;
    const query = new URLSearchParams(chosen.map(([field, value]) => [field, value])).toString();
    pick({ ...list, to: { ...list.to, query } });
  }

  const filters = answer.state === 'found' ? answer.data.filters : [];
  return (
    <div className="link-picker">
      <button type="button" className="studio-quiet" onClick={back}>
        {texts.back}
      </button>
      <p>
        <strong>{list.title}</strong> {list.address && <code>{list.address}</code>}
      </p>
      {answer.state === 'loading' && <p role="status">{texts.loading}</p>}
      {answer.state !== 'loading' && filters.length === 0 && <p role="status">{texts.noFilters}</p>}
      {filters.map(({ field, values }) => (
        <details key={field} className="link-picker__filter">
          <summary>
            {names[field]}{' '}
            {chosen.some(([name]) => name === field) &&
              `(${chosen.filter(([name]) => name === field).length})`}
          </summary>
          <ul>
            {values.map(({ text, count }) => (
              <li key={text}>
                <label>
                  <input
                    type="checkbox"
                    checked={isChosen(field, text)}
                    onChange={() => toggle(field, text)}
                  />
                  {text} <small>{count}</small>
                </label>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <button type="button" className="studio-button" onClick={link}>
        {chosen.length > 0 ? texts.withFilters : texts.wholeList}
      </button>
    </div>
  );
}
