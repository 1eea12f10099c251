import { formatDecimal } from '../../../shared/platform/format-number.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { REPLACE_STATUS_ID, type Tire } from '../tyre-vehicle.ts';

export type TyreSeason = 'winter' | 'summer';
export type TyrePosition = 'frontLeft' | 'frontRight' | 'rearLeft' | 'rearRight';
export type TreadLevel = 'good' | 'watch' | 'replace';

/** The least tread that Swedish law allows, in millimetres. */
export const LEGAL_TREAD_MM = { winter: 3, summer: 1.6 } as const satisfies Record<TyreSeason, number>;

/** About the tread of a new winter tyre: the full length of the gauge. */
export const GAUGE_MM = 9;

/** Tyres lose one to two millimetres in a season. */
const SEASON_WEAR_MM = 1.5;

export function treadLevel({ wheel }: Tire): TreadLevel {
  const limit = LEGAL_TREAD_MM[seasonOf(wheel)];
  if (wheel.threadStatusId === REPLACE_STATUS_ID || wheel.threadDepth < limit) return 'replace';
  return wheel.threadDepth < limit + SEASON_WEAR_MM ? 'watch' : 'good';
}

/** Workshops measure in tenths, so a whole millimetre is written 2,0. */
export function formatDepth(millimetres: number, language: Language): string {
  return formatDecimal(millimetres, language, { min: 1, max: 1 });
}

const winterPattern = /vinter|winter|dubb|stud|friktion|friction|nordi[cs]k?|snow|snö|\bis(a)?\b|\bice\b/i;

/** The tyre system has no field for it; pattern and name say it. */
export function seasonOf({ name, threadPattern }: Tire['wheel']): TyreSeason {
  if (/sommar|summer/i.test(`${threadPattern} ${name}`)) return 'summer';
  return winterPattern.test(`${threadPattern} ${name}`) ? 'winter' : 'summer';
}

const positions: Readonly<Record<string, TyrePosition>> = {
  VF: 'frontLeft',
  HF: 'frontRight',
  VB: 'rearLeft',
  HB: 'rearRight',
};

/** Undefined for a wheel that has no place on the axles, such as a spare. */
export function positionOf({ equipmentPosition }: Tire): TyrePosition | undefined {
  return positions[equipmentPosition.trim().toUpperCase()];
}

/** '225/45 R18' */
export function tyreDimension({ sectionWidth, aspectRatio, rimDiameter }: Tire['wheel']): string {
  return `${sectionWidth}/${aspectRatio} R${rimDiameter}`;
}
