import type { Language } from '../../../shared/sites/languages.ts';
import { distanceUnitOf } from '../../../shared/sites/mileage-unit.ts';
import { unitNamed } from './amount-units.ts';
import { numberInWords } from './number-words.ts';
import { phrasePattern } from './phrase-pattern.ts';
import type { Chunk } from './phrase-tokens.ts';
import type { PhraseTools } from './phrase-tools.ts';
import { fromWords, phraseMatcher } from './phrase-words.ts';
import type { Radius } from './radius.ts';

const radiusWords = fromWords((words) => ({
  leading: phraseMatcher(words.map(({ radius }) => radius.leading)),
  following: phraseMatcher(words.map(({ radius }) => radius.following)),
  connecting: phraseMatcher(words.map(({ radius }) => radius.connecting)),
}));

const MAX_KM = 500;
const KM_PER_MIL = 10;
const KM_PER_MILE = 1.609_344;

/** 'Within 30 miles of', 'högst 3 mil från', '50 km säteellä': never what a car has been driven. */
export function readRadius(
  chunks: readonly Chunk[],
  { languages, patterns, context }: PhraseTools,
): Radius | undefined {
  const words = radiusWords(languages);
  const keys = chunks.map(({ key }) => key);
  const lead = words.leading(keys);
  const compared = lead > 0 ? 0 : comparisonLength(chunks, patterns);
  let at = lead + compared;
  const distance = distanceAt(chunks, at, languages);
  if (!distance) return undefined;
  at += distance.length;
  const tail = words.following(keys.slice(at));
  at += tail;
  const connector = words.connecting(keys.slice(at));
  const next = chunks[at + connector];
  const isAmount = next === undefined || next.parts[0]?.kind === 'number';
  const isPlaceBehind = (connector > 0 && !isAmount) || isFarFrom(chunks[at], context.languages);
  const isSaid = lead > 0 || tail > 0;
  if (!isSaid && !isPlaceBehind) return undefined;
  if (distance.km > MAX_KM) return undefined;
  const own = distanceUnitOf(context.country);
  const isOwn = own === 'mi' && distance.unit === 'miles';
  return {
    radius: Math.max(1, Math.round(isOwn ? distance.value : distance.km)),
    unit: isOwn ? 'mi' : 'km',
    isSaid,
    length: at + (isPlaceBehind ? connector : 0),
  };
}

type Distance = { value: number; km: number; unit: 'miles' | 'km' | 'mil'; length: number };

/** '30 miles', '30km', 'two mil'. */
function distanceAt(
  chunks: readonly Chunk[],
  at: number,
  languages: readonly Language[],
): Distance | undefined {
  const [first, second] = [chunks[at], chunks[at + 1]];
  const [number, unitPart, ...more] = first?.parts ?? [];
  const isNumber = number?.kind === 'number';
  const value = isNumber ? number.value : numberInWords(first?.key ?? '', languages);
  const isJoined = isNumber && unitPart?.kind === 'word' && more.length === 0;
  const written = isJoined ? unitPart.key : unitPart ? '' : (second?.key ?? '');
  const unit = unitNamed(written);
  if (value === undefined || (unit !== 'miles' && unit !== 'km' && unit !== 'mil')) return undefined;
  const km = value * (unit === 'mil' ? KM_PER_MIL : unit === 'miles' ? KM_PER_MILE : 1);
  return { value, km, unit, length: isJoined ? 1 : 2 };
}

function comparisonLength(chunks: readonly Chunk[], patterns: PhraseTools['patterns']): number {
  const found = patterns(
    chunks.flatMap(({ parts }) => parts),
    ['max', 'below'],
  );
  let parts = 0;
  for (const [at, chunk] of chunks.entries()) {
    if (!found) return 0;
    parts += chunk.parts.length;
    if (parts >= found.length) return parts === found.length ? at + 1 : 0;
  }
  return 0;
}

/** Finnish has a case for it: 'Turusta', 'Tampereelta'. */
function isFarFrom(chunk: Chunk | undefined, languages: readonly Language[]): boolean {
  return languages.some((language) => phrasePattern(language, 'farFrom')?.test(chunk?.key ?? ''));
}
