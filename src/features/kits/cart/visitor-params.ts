import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { removeFromAddress } from '../../../shared/platform/remove-from-address.ts';
import { onSessionRead, readSessionJson, writeSessionJson } from '../../../shared/platform/session-json.ts';
import { isRecord } from '../../../shared/platform/unknown-record.ts';
import { kitCart } from './kit-cart.ts';

/** What the calling system passes in the address (KIT-10). */
export type VisitorParams = {
  user: string | undefined;
  dealer: string | undefined;
  unit: string | undefined;
  auto: string | undefined;
  transactionId: string | undefined;
  /** The kits to put into the cart at the start (KIT-14). */
  packageIds: readonly string[];
};

/** The car that kits are chosen for, as far as it is chosen, and the vehicle types that this means (KIT-05). */
export type CarQuery = {
  manufacturer: string;
  model: string | undefined;
  /** The value of type_manf_year. */
  year: string | undefined;
  typeIds: readonly string[];
};

export type VisitorState = {
  params: VisitorParams;
  carQuery: CarQuery | undefined;
  setCarQuery: (carQuery: CarQuery | undefined) => void;
};

const STORAGE_KEY = 'kitParams';
const TEXT_PARAMS = ['user', 'dealer', 'unit', 'auto', 'transactionId'] as const;
const MAX_TEXT_LENGTH = 200;
const MAX_PACKAGES = 50;
const MAX_TYPES = 2000;

const noParams = parseVisitorParams(new URLSearchParams());

/** The visitor's parameters and car, which stay in this tab when later addresses do not have them (KIT-11). */
export const visitorParams = createStore<VisitorState>((set) => ({
  params: noParams,
  carQuery: undefined,
  setCarQuery: (carQuery) => set({ carQuery }),
}));

export function useVisitorParams<Selected>(select: (state: VisitorState) => Selected): Selected {
  return useStore(visitorParams, select);
}

export function parseVisitorParams(query: URLSearchParams): VisitorParams {
  // A cut-off transactionId would be another one.
  const text = (name: string) => [query.get(name)?.trim()].find(isShortText);
  const ids = query.getAll('packageIds').flatMap((each) => each.split(','));
  return {
    user: text('user'),
    dealer: text('dealer'),
    unit: text('unit'),
    auto: text('auto'),
    transactionId: text('transactionId'),
    packageIds: [...new Set(ids.map((id) => id.trim()).filter(isShortText))].slice(0, MAX_PACKAGES),
  };
}

type StoredVisitor = Pick<VisitorState, 'params' | 'carQuery'>;

/** Checked by hand, because a schema library would weigh more than the rest. What is odd counts as not there. */
function parseStoredVisitor(stored: unknown): StoredVisitor {
  const { params, carQuery } = isRecord(stored) ? stored : {};
  return {
    params: isParams(params) ? params : noParams,
    carQuery: isCarQuery(carQuery) ? carQuery : undefined,
  };
}

function isParams(value: unknown): value is VisitorParams {
  return (
    isRecord(value) &&
    TEXT_PARAMS.every((name) => value[name] === undefined || isShortText(value[name])) &&
    isTexts(value['packageIds'], MAX_PACKAGES)
  );
}

function isCarQuery(value: unknown): value is CarQuery {
  return (
    isRecord(value) &&
    isShortText(value['manufacturer']) &&
    ['model', 'year'].every((name) => value[name] === undefined || isShortText(value[name])) &&
    isTexts(value['typeIds'], MAX_TYPES)
  );
}

function isTexts(value: unknown, max: number): boolean {
  return Array.isArray(value) && value.length <= max && value.every(isShortText);
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_LENGTH;
}

/**
 * An address with any of the parameters is a new call: values of the call before do not stay on beside it, and neither
 * the kits nor the car of another transaction get into this one.
 */
export function loadVisitor(search: string): void {
  const query = new URLSearchParams(search);
  const stored = parseStoredVisitor(readSessionJson(STORAGE_KEY));
  const isCall = [...TEXT_PARAMS, 'packageIds'].some((name) => query.has(name));
  const params = isCall ? parseVisitorParams(query) : stored.params;
  const { transactionId } = stored.params;
  const isAnother = transactionId !== undefined && transactionId !== params.transactionId;
  if (isAnother) kitCart.getState().clear();
  visitorParams.setState({ params, carQuery: isAnother ? undefined : stored.carQuery });
}

onSessionRead(() => {
  loadVisitor(location.search);
  const { params, carQuery } = visitorParams.getState();
  writeSessionJson(STORAGE_KEY, { params, carQuery });
  // Where nothing can be stored, the address is all there is after a reload.
  if (readSessionJson(STORAGE_KEY) !== undefined) removeFromAddress([...TEXT_PARAMS, 'packageIds']);
});
visitorParams.subscribe(({ params, carQuery }) => writeSessionJson(STORAGE_KEY, { params, carQuery }));
