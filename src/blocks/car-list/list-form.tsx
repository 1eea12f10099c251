import { type CarList, sortNames } from '../../catalogue/list/car-list.ts';
import { listPath, listQuery } from '../../catalogue/list/list-address.ts';
import type { TextKey } from '../../sites/texts/dictionary.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import type { PageContext } from '../block.ts';

const sortLabels: Record<(typeof sortNames)[number], TextKey> = {
  car_publishdate_desc: 'listSortNewest',
  car_price_asc: 'listSortCheapest',
  car_price_desc: 'listSortDearest',
  car_mileage_asc: 'listSortLeastDriven',
  car_year_desc: 'listSortYoungest',
};

/** Words and order. What is chosen already comes along; the list starts again from its first page (LIST-34). */
export function ListForm({ list, page: { texts, href, site } }: { list: CarList; page: PageContext }) {
  const { keyphrase, sortName } = list;
  const kept = listQuery({ ...list, keyphrase: '' });
  const [newest, ...others] = sortNames;
  const options = [
    // Nothing chosen means the best match where words are given, and the newest first where not.
    ...(keyphrase
      ? [{ value: '', label: texts('listSortBestMatch') }, option(newest)]
      : [{ value: '', label: texts('listSortNewest') }]),
    ...others.map(option),
  ];
  function option(value: (typeof sortNames)[number]) {
    return { value, label: texts(sortLabels[value]) };
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form inside a search element would need a box of its own
    <form
      role="search"
      action={href(listPath(site, list))}
      className="mt-[clamp(1.5rem,3vw,2.5rem)] grid grid-cols-[1fr_auto] items-center gap-3 md:grid-cols-[1fr_minmax(12rem,auto)_auto]"
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="col-span-2 flex min-h-13 items-center gap-3 rounded-pill border border-line-strong bg-surface px-5 focus-within:border-ink md:col-span-1 focus-within:shadow-[0_0_0_3px_var(--focus)]">
        <Icon name="search" />
        <span className="sr-only">{texts('searchCarsLabel')}</span>
        <input
          name="keyphrase"
          type="search"
          maxLength={200}
          defaultValue={keyphrase}
          placeholder={texts('listSearchHint')}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-11 w-full min-w-0 bg-transparent outline-0 placeholder:text-ink-muted"
        />
      </label>
      <NativeSelect
        label={texts('listSort')}
        hideLabel
        look="pill"
        name="sortName"
        defaultValue={options.some(({ value }) => value === sortName) ? sortName : ''}
        options={options}
      />
      <Button type="submit" className="min-h-13">
        {texts('listApply')}
      </Button>
    </form>
  );
}
