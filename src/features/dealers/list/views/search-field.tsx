import * as Building2 from 'lucide-react/icons/building-complex';
import { useCallback, useState } from 'react';
import { fetchGeocode } from '../../../../shared/maps/fetch-places.ts';
import type { Place } from '../../../../shared/maps/geocoder.ts';
import { PlaceInput, type PlaceInputTexts } from '../../../../shared/maps/views/place-input.tsx';
import { formatMessage } from '../../../../shared/sites/format-message.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { DealershipCardData } from '../../dealership-card.ts';
import type { DealerList } from '../dealer-list.ts';
import type { DealerListProps } from '../dealer-list-props.ts';
import { fetchDealers } from '../fetch-dealers.ts';
import { readSearch, roughly, wordsOfList } from '../read-search.ts';
import { useDealerListTools } from './dealer-list-tools.ts';
import { useDealerSuggestions } from './use-dealer-suggestions.ts';

type Props = Pick<DealerListProps, 'placeTexts'> & {
  /** A list that is short enough for a glance is only sorted by a place. */
  onlyPlaces: boolean;
};

const TIMEOUT_MS = 8000;

/**
 * The one field of the list: a place sorts it, words of names, addresses and makes narrow it, and a dealership is one
 * press away. Without script it is a field of the form, and the server reads it in the same way.
 */
export function SearchField({ placeTexts, onlyPlaces }: Props) {
  const { list, texts, language, change } = useDealerListTools();
  const [typed, setTyped] = useState('');
  const suggested = useDealerSuggestions(typed, language);
  const inputTexts = useCallback<PlaceInputTexts>(
    (key, values) => formatMessage(placeTexts[key], values ?? {}, language),
    [placeTexts, language],
  );
  const goNear = ({ name, coordinates }: Place) =>
    change({ ...list, near: roughly({ label: name, coordinates }), keyphrase: '', pages: 1 });

  async function find(text: string) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const geocoded = await fetchGeocode(text, signal);
    const place = geocoded.state === 'found' ? geocoded.place : undefined;
    const words: DealerList = { ...list, keyphrase: text, near: undefined, pages: 1 };
    const findWords = async () => {
      const { cards, facets } = await fetchDealers(words, 0, { language, signal });
      return wordsOfList(cards, facets);
    };
    const meant = await readSearch(text, { place, findWords }).catch(() => undefined);
    if (!meant) return { state: 'unavailable' } as const;
    if (meant.kind === 'place' && place) {
      const guessed = meant.guessed ? { guessed: true as const } : {};
      return { state: 'found', place: { ...place, ...guessed } } as const;
    }
    if (!('found' in meant) || !meant.found) return geocoded;
    change(words);
    return { state: 'taken' } as const;
  }

  return (
    <PlaceInput
      label={texts(onlyPlaces ? 'dealerListPlace' : 'dealerListSearch')}
      hideLabel
      name={onlyPlaces ? undefined : 'q'}
      placeholder={onlyPlaces ? texts('dealerListPlaceHint') : texts('dealerListSearchHint')}
      icon={onlyPlaces ? 'pin' : 'search'}
      texts={inputTexts}
      value={list.near?.label ?? list.keyphrase}
      onPlace={goNear}
      onClear={() => {
        if (list.near || list.keyphrase) change({ ...list, near: undefined, keyphrase: '', pages: 1 });
      }}
      {...(!onlyPlaces && {
        find,
        onSearchText: setTyped,
        suggestions: suggested.map(toSuggestion),
        withPlaces: true,
      })}
      className={onlyPlaces ? besideButtons : undefined}
    />
  );
}

function toSuggestion({ id, name, street, town, href }: DealershipCardData) {
  return {
    id,
    title: name,
    detail: [street, town].filter(Boolean).join(', '),
    icon: <IconShape of={Building2} />,
    onSelect: () => location.assign(href),
  };
}

/** As tall as the buttons beside it. */
const besideButtons =
  'min-w-0 max-sm:w-full max-xl:grow xl:w-108 [&_div:has(>input)]:min-h-11! [&_input]:min-h-10! [&_button.button]:min-h-11 [&_button.button]:py-2 [&_button.button]:text-[0.9375rem]';
