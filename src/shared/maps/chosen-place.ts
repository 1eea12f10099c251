import { type Coordinates, toCoordinates } from '../platform/coordinates.ts';

/** The place from which the visitor wants distances. Stays in this tab and is gone with it. */
export type ChosenPlace = { label: string; coordinates: Coordinates };

const STORAGE_KEY = 'chosenPlace';
// Another number makes what older scripts stored unreadable, which is the same as nothing.
const VERSION = 1;
const MAX_LABEL_LENGTH = 200;

type Listener = (place: ChosenPlace | undefined) => void;

const listeners = new Set<Listener>();
let cached: { text: string | null; place: ChosenPlace | undefined } = { text: null, place: undefined };
/** Where storage is switched off the place lasts as long as the page. */
let unstored: string | null = null;

/** The same object until the place changes, as `useSyncExternalStore` wants it. */
export function readChosenPlace(): ChosenPlace | undefined {
  const text = readStorage();
  if (text !== cached.text) cached = { text, place: parsePlace(text) };
  return cached.place;
}

/** Undefined forgets the place. */
export function writeChosenPlace(place: ChosenPlace | undefined): void {
  writeStorage(place ? JSON.stringify({ version: VERSION, ...place }) : null);
  const now = readChosenPlace();
  for (const listener of listeners) listener(now);
}

/** Called at every change by an island of this page, and when the back button brings the page from memory. */
export function subscribe(listener: Listener): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(readChosenPlace());
  };
  listeners.add(listener);
  addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    removeEventListener('pageshow', onPageShow);
  };
}

function parsePlace(text: string | null): ChosenPlace | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (stored?.['version'] !== VERSION) return undefined;
    const { label } = stored;
    const { latitude, longitude } = (stored['coordinates'] ?? {}) as Record<string, unknown>;
    const coordinates = toCoordinates(latitude, longitude);
    if (typeof label !== 'string' || !label || !coordinates) return undefined;
    return { label: label.slice(0, MAX_LABEL_LENGTH), coordinates };
  } catch {
    return undefined;
  }
}

function readStorage(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return unstored;
  }
}

function writeStorage(text: string | null): void {
  unstored = text;
  try {
    if (text === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, text);
  } catch {}
}
