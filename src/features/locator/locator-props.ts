import type { MapSettings } from '../../shared/maps/map-settings.ts';
import type { MapTextProps } from '../../shared/maps/map-texts.ts';
import type { PlaceTextKey } from '../../shared/maps/place-texts.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Location, LocatorPageType } from './location.ts';
import type { FilterChoices } from './location-filters.ts';
import type { LocatorQuery, NearPlace } from './locator-query.ts';
import type { LocatorSettings } from './locator-settings.ts';

/** Everything the locator needs in the browser; it travels as JSON. */
export type LocatorProps = {
  pageType: LocatorPageType;
  settings: LocatorSettings;
  locations: InitialLocations;
  search: InitialSearch;
  /** What the server searched: the first locations are those of this search. */
  query: LocatorQuery;
  /** What there is to filter by. */
  choices: FilterChoices;
  /** When the page was rendered, in milliseconds since 1970. */
  now: number;
  /** How many cards the list begins with; without it, all. */
  shown?: number | undefined;
  /** The address of the page, and that of dealer pages without their last part. */
  address: string;
  dealerPath: string;
  language: Language;
  titleTag: 'h1' | 'h2';
  map: MapSettings;
  texts: LocatorTexts;
  mapTexts: MapTextProps;
  placeTexts: Readonly<Record<PlaceTextKey, string>>;
};

/** A few locations come with the page. Of many only the first cards do, and the rest is fetched. */
export type InitialLocations =
  | { state: 'all'; all: readonly Location[] }
  | { state: 'first'; first: readonly Location[]; resultCount: number; url: string };

/** What the visitor searched for before the script came. */
export type InitialSearch =
  | { state: 'none' }
  /** `guessed`: no place is called so; this is the nearest name. */
  | { state: 'found'; term: string; near: NearPlace; guessed?: true | undefined }
  | { state: 'notFound' | 'unavailable'; term: string };

/** Texts that an editor may write, each with a text of the dictionary to fall back on (LOC-19). */
export const settingTextKeys = {
  searchPlaceholder: 'locatorSearchPlaceholder',
  nearMeMapText: 'locatorNearMeMap',
  nearMePanelText: 'locatorNearMePanel',
  panelTabTitle: 'locatorPanelTab',
  mapTabTitle: 'locatorMapTab',
  panelTitle: 'locatorPanelTitle',
  showMoreLabel: 'locatorShowMore',
  currentlyShowingText: 'locatorCurrentlyShowing',
  noDealersText: 'locatorNoDealers',
  findUsText: 'locatorFindUs',
  markerPreviewShowMoreText: 'locatorMarkerShowMore',
} as const;

/** Texts that are the same in every locator. */
export const dictionaryTextKeys = [
  'locatorView',
  'locatorSearchLabel',
  'locatorSearch',
  'locatorChargerCount',
  'locatorDealerCount',
  'locatorNear',
  'locatorNothingWithin',
  'locatorSockets',
  'locatorConnectorType2',
  'locatorOperator',
  'locatorShowOnMap',
  'locatorLoadFailed',
  'locatorSearchFailed',
  'locatorLoading',
  'locatorSearchArea',
  'locatorInArea',
  'locatorNothingInArea',
  'locatorFilters',
  'locatorOpenNow',
  'locatorPower',
  'locatorPowerAny',
  'locatorPowerFrom',
  'locatorConnector',
  'locatorConnectorAny',
  'locatorNoMatch',
  'locatorClearFilters',
  'locatorShowAll',
  'tryAgain',
] as const;

export type SettingText = keyof typeof settingTextKeys;
export type LocatorTexts = Readonly<Record<SettingText | (typeof dictionaryTextKeys)[number], string>>;
