import type { DistanceUnit } from '../../shared/maps/format-distance.ts';
import { type Coordinates, toCoordinates } from '../../shared/platform/coordinates.ts';

/** How a locator's map begins and how far its search reaches (LOC-18). */
export type LocatorSettings = {
  center: Coordinates;
  zoom: number;
  /** All places in view instead of centre and zoom. */
  fitsAllAtStart: boolean;
  distanceUnit: DistanceUnit;
  /** In the distance unit. */
  threshold: number;
  /** Added to what a visitor searches for, such as 'Sweden' (LOC-23). */
  country: string;
};

/** The settings as an editor left them: any may be empty. */
export type LocatorSettingFields = {
  defaultLatitude?: unknown;
  defaultLongitude?: unknown;
  defaultZoomLevel?: unknown;
  fitsAllAtStart?: unknown;
  distanceUnit?: unknown;
  searchResultDistanceThreshold?: unknown;
  countryInGoogleSearch?: unknown;
};

export const DEFAULT_CENTER: Coordinates = { latitude: 52.54, longitude: 12.37 };
export const DEFAULT_ZOOM = 10;
export const SELECTED_ZOOM = 12;
/** One marker alone would otherwise be shown from the street (LOC-22). */
export const FIT_MAX_ZOOM = 13;
export const DEFAULT_THRESHOLD = 16;

/** Empty or missing numbers count as not set, not as 0 (LOC-20). */
export function parseLocatorSettings(fields: LocatorSettingFields): LocatorSettings {
  return {
    center: toCoordinates(fields.defaultLatitude, fields.defaultLongitude) ?? DEFAULT_CENTER,
    zoom: numberOf(fields.defaultZoomLevel) ?? DEFAULT_ZOOM,
    fitsAllAtStart: fields.fitsAllAtStart === true,
    distanceUnit: fields.distanceUnit === 'mi' ? 'mi' : 'km',
    threshold: numberOf(fields.searchResultDistanceThreshold) ?? DEFAULT_THRESHOLD,
    country: typeof fields.countryInGoogleSearch === 'string' ? fields.countryInGoogleSearch.trim() : '',
  };
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() !== '') return numberOf(Number(value));
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** 'Lund, Sweden': a term is geocoded together with the configured country (LOC-23). */
export function geocodeText(term: string, { country }: Pick<LocatorSettings, 'country'>): string {
  return country === '' ? term.trim() : `${term.trim()}, ${country}`;
}
