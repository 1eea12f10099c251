import { createHash } from 'node:crypto';
import type { Coordinates } from '../../../platform/coordinates.ts';
import { type IndexDefinition, tiers } from '../../index-definition.ts';
import type { SearchRecord } from '../../port.ts';
import { foldText, tokenizeLoosely, tokenizeText } from '../../tokenize.ts';
import { coordinatesAt, dateAt, idOf, numberAt, pathAt, textsAt } from '../../values.ts';

/** The fields of an OpenSearch document: the record itself, and beside it precomputed fields for searching. */
export const ID = 'id';
export const RECORD = 'record';
export const facetField = (name: string) => `facet_${plain(name)}`;
/** Every level of a path: 'A' and 'A>B' for a record under 'A>B'. */
export const branchField = (name: string) => `branch_${plain(name)}`;
export const rangeField = (name: string) => `range_${plain(name)}`;
export const geoField = (name: string) => `geo_${plain(name)}`;
export const sortField = (name: string) => `sort_${plain(name)}`;
export const tokensField = (tier: string) => `words_${tier}`;

/** Lucene refuses a record with a longer text than 32,766 bytes; longer ones are stored, but not searched. */
const MAX_TEXT_LENGTH = 8191;
/** OpenSearch's own limit of an id. */
const MAX_ID_BYTES = 512;

export function indexMapping(definition: IndexDefinition) {
  const keyword = { type: 'keyword', ignore_above: MAX_TEXT_LENGTH };
  const fields: [string, object][] = [
    [ID, keyword],
    [RECORD, { type: 'object', enabled: false }],
    ...[...definition.facets, ...definition.hierarchies].map(
      (name) => [facetField(name), keyword] as [string, object],
    ),
    ...definition.hierarchies.map((name) => [branchField(name), keyword] as [string, object]),
    ...definition.ranges.map((name) => [rangeField(name), { type: 'double' }] as [string, object]),
    ...definition.geo.map((name) => [geoField(name), { type: 'geo_point' }] as [string, object]),
    ...definition.sorts.map(
      ({ field, as }) => [sortField(field), as === 'text' ? keyword : { type: 'double' }] as [string, object],
    ),
    ...tiers.map((tier) => [tokensField(tier), keyword] as [string, object]),
  ];
  return { dynamic: false, properties: Object.fromEntries(fields) };
}

/** Texts whose tokens change whenever anything about tokenizing does. */
const sample = 'Škoda XC60 CR-V ID.4 2,0 i-MMD ABC 12D blåbärsvägen Tromsø æøå Žiar ľúbosť Kärkkäinen';

/** Differs whenever documents of the same records do: by the mapping, by where fields are searched, by their tokens. */
export function documentFingerprint(definition: IndexDefinition): string {
  const tokens = [...tokenizeText(sample), ...sample.split(' ').flatMap(tokenizeLoosely)];
  return hash([indexMapping(definition), definition, tokens]).slice(0, 8);
}

export function documentId(id: string): string {
  return Buffer.byteLength(id) > MAX_ID_BYTES ? hash(id) : id;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

export function toDocument(definition: IndexDefinition, record: SearchRecord): SearchRecord {
  const { facets, hierarchies, ranges, geo, sorts, searchable } = definition;
  return {
    [ID]: idOf(record, definition.id),
    [RECORD]: record,
    ...named(facets, facetField, (name) => textsAt(record, name)),
    ...named(hierarchies, facetField, (name) => pathAt(record, name)),
    ...named(hierarchies, branchField, (name) => branchesOf(pathAt(record, name))),
    ...named(ranges, rangeField, (name) => numberAt(record, name)),
    ...named(geo, geoField, (name) => geoPoint(coordinatesAt(record, name))),
    ...Object.fromEntries(sorts.map(({ field, as }) => [sortField(field), sortValue(record, field, as)])),
    ...named(tiers, tokensField, (tier) =>
      unique(searchable.filter((each) => each.tier === tier).flatMap((each) => fieldTokens(record, each))),
    ),
  };
}

function plain(name: string): string {
  return name.replace(/[.>]/g, '__');
}

function named<T extends string>(names: readonly T[], as: (name: T) => string, value: (name: T) => unknown) {
  return Object.fromEntries(names.map((name) => [as(name), value(name)]));
}

export function geoPoint(at: Coordinates | undefined) {
  return at && { lat: at.latitude, lon: at.longitude };
}

function branchesOf(path: string | undefined): string[] {
  const levels = path?.split('>') ?? [];
  return levels.map((_, at) => levels.slice(0, at + 1).join('>'));
}

function sortValue(record: SearchRecord, field: string, as: 'number' | 'date' | 'text'): unknown {
  if (as === 'number') return numberAt(record, field);
  if (as === 'date') return dateAt(record, field);
  const [text] = textsAt(record, field);
  return text === undefined ? undefined : foldText(text).slice(0, MAX_TEXT_LENGTH);
}

function fieldTokens(
  record: SearchRecord,
  { field, loose }: IndexDefinition['searchable'][number],
): string[] {
  return textsAt(record, field).flatMap((text) => (loose ? tokenizeLoosely(text) : tokenizeText(text)));
}

function unique(tokens: readonly string[]): string[] {
  return [...new Set(tokens)];
}
