import { mileageUnitOf } from '../../../../shared/sites/mileage-unit.ts';
import { definitionOfKind, type IndexKind } from '../../index-definitions.ts';
import type { FlatRecord } from '../../reading/flat-record.ts';
import type { ReadOptions } from '../../reading/read-options.ts';
import type { FeedMapping, FieldRule, TextPart } from '../feed-mapping.ts';
import { addresses, type MappingPlace } from '../read-value.ts';
import { type TargetField, targetFields, targetOf } from '../target-fields.ts';
import { makeIn } from '../values/make-names.ts';
import { partOfText } from '../values/part-of-text.ts';
import { dateOrderOf, readYear } from '../values/read-date.ts';
import { readDistance } from '../values/read-distance.ts';
import { readFlag } from '../values/read-flag.ts';
import { type ColumnProfile, countsThousands, profileColumns } from './column-profile.ts';
import { columnNames } from './columns/columns-by-kind.ts';
import { engineScore, nameScore, titleScore } from './name-score.ts';
import { hasOwnFit, isAddress, isVin, looksLikePicture, valueFit } from './value-fit.ts';
import { weekdayHours } from './weekday-hours.ts';

export type Proposal = {
  mapping: FeedMapping;
  /** By field, from 0 to 1: how sure the rule is. */
  confidence: Readonly<Record<string, number>>;
  unusedColumns: readonly string[];
};

type Choice = { column: ColumnProfile; confidence: number };
type Choices = Map<string, Choice>;

const MIN_NAME = 0.4;
const MIN_FIT = 0.5;
const MIN_CONFIDENCE = 0.45;

/** A mapping for a feed that nobody has described, from its first rows: what columns are called, and what is in them. */
export function proposeMapping(
  rows: readonly FlatRecord[],
  read: ReadOptions,
  kind: IndexKind,
  place: MappingPlace,
): Proposal {
  const columns = profileColumns(rows).filter(({ filledShare }) => filledShare > 0);
  const choices = chooseColumns(columns, kind);
  const fields: Record<string, FieldRule> = {};
  const confidence: Record<string, number> = {};
  const set = (field: string, rule: FieldRule, sure: number) => {
    fields[field] = rule;
    confidence[field] = Math.round(sure * 100) / 100;
  };
  for (const [field, { column, confidence: sure }] of choices) {
    if (targetOf(kind, field)) set(field, ruleFor(kind, field, column, columns, choices, place), sure);
  }
  addCoordinates(kind, choices, set);
  addHours(kind, columns, choices, fields, set, place);
  if (kind === 'chargers') addSockets(fields, set);
  let prices: FeedMapping['prices'];
  if (kind === 'cars') {
    addPictures(columns, fields, set);
    addParts(columns, choices, fields, set);
    addUsedFlag(choices, fields);
    prices = netPrices('car_price', fields, confidence);
  }
  if (kind === 'services') prices = netPrices('service_price', fields, confidence);
  const identity = identityFor(columns, choices, kind, fields);
  const used = new Set(
    Object.values(fields).flatMap((rule) => [...(rule.columns ?? []), rule.unitColumn ?? '']),
  );
  for (const column of identity?.columns ?? []) used.add(column);
  return {
    mapping: {
      version: 1,
      read,
      fields: inOrder(fields, kind),
      ...(identity && { identity }),
      ...(prices && { prices }),
    },
    confidence,
    unusedColumns: columns.map(({ name }) => name).filter((name) => !used.has(name)),
  };
}

/** The surest pairs first; a column serves one field. */
function chooseColumns(columns: readonly ColumnProfile[], kind: IndexKind): Choices {
  const idField = definitionOfKind(kind).id;
  const targets = [...targetFields(kind).values()].filter(({ name }) => name !== idField);
  const known = new Set(targets.map(({ name }) => name).concat(idField));
  const named = Object.keys(columnNames[kind].fields).filter((name) => !known.has(name));
  const all = [
    ...targets,
    ...named.map((name) => targetOf(kind, name) ?? ({ name, type: 'text', isRequired: false } as const)),
  ];
  const pairs = all.flatMap((target) =>
    columns.flatMap((column) => {
      const confidence = confidenceOf(kind, target, column);
      return confidence >= MIN_CONFIDENCE ? [{ target, column, confidence }] : [];
    }),
  );
  const chosen: Choices = new Map();
  const taken = new Set<ColumnProfile>();
  for (const { target, column, confidence } of pairs.toSorted(
    (one, other) => other.confidence - one.confidence,
  )) {
    if (chosen.has(target.name) || taken.has(column)) continue;
    chosen.set(target.name, { column, confidence });
    taken.add(column);
  }
  return chosen;
}

/** Told by their values, whatever their columns are called. */
const knownByValues = [
  'car_brand',
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_drive',
  'car_chassino',
  'car_images',
];
const objects = ['record', 'records', 'anything'];

/** What a car uses in town or outside is not what it uses. */
const partOfDriving = new Set(
  'city highway hwy urban extra stad stadskörning landsväg landevei kaupunki maantie mesto mimo town'.split(
    ' ',
  ),
);

function confidenceOf(kind: IndexKind, target: TargetField, column: ColumnProfile): number {
  const name = nameScore(kind, target.name, column);
  if (objects.includes(target.type) && !hasOwnFit(target.name) && name < 1) return 0;
  if (target.name === 'fuel_consumption' && column.words.some((word) => partOfDriving.has(word))) return 0;
  const fit = valueFit(target, column);
  const isKnown =
    knownByValues.includes(target.name) && fit >= 0.8 && column.filledShare > 0.3 && column.texts.length > 1;
  const isVinColumn = target.name !== 'car_chassino' || column.texts.every(isVin);
  // A web page is no picture, unless the column says that it is one.
  const isPictureColumn = target.name !== 'car_images' || column.texts.some(looksLikePicture);
  if (name < MIN_NAME) return isKnown && isVinColumn && isPictureColumn ? 0.45 + 0.1 * fit : 0;
  if (fit < (name >= 0.9 ? 0.3 : MIN_FIT)) return 0;
  // A list of values is for fields that take one.
  if (column.isList && !['texts', 'records', 'anything'].includes(target.type) && name < 1) return 0;
  // Of two columns called the same way, the one that is filled.
  return name * 0.7 + fit * 0.25 + column.filledShare * 0.05;
}

function ruleFor(
  kind: IndexKind,
  field: string,
  column: ColumnProfile,
  columns: readonly ColumnProfile[],
  choices: Choices,
  place: MappingPlace,
): FieldRule {
  const rule: FieldRule = { columns: [column.name] };
  if (inThousands.includes(field) && isInThousands(column)) return { ...rule, ...thousandsOf(field, column) };
  if (field === 'car_mileage') return { ...rule, ...mileageUnit(column, columns, choices, place) };
  if (field === 'car_power') return { ...rule, ...powerUnit(column) };
  if (field === 'fuel_consumption') return { ...rule, ...consumptionUnit(column) };
  if (field === 'service_minutes') return { ...rule, ...durationUnit(column) };
  const target = targetOf(kind, field);
  if (target?.type === 'texts') return listRule(column, columns, field);
  if (target?.type === 'date') {
    const order = dateOrderOf(column.texts);
    return order === 'dmy' ? rule : { ...rule, dateOrder: order };
  }
  const decimal = decimalSign(column);
  return decimal && (target?.type === 'amount' || target?.type === 'number') ? { ...rule, decimal } : rule;
}

const inThousands = ['car_price', 'car_mileage', 'car_retail_price', 'car_campaign_price'];
/** Of thousands. No used car costs or has gone so much. */
const MOST_THOUSANDS = 3000;

function isInThousands(column: ColumnProfile): boolean {
  return countsThousands(column.name) && median(column.texts) < MOST_THOUSANDS;
}

/** '9.700' are nine thousand and seven hundred then, so that the sign has to be said. */
function thousandsOf(field: string, { words, texts }: ColumnProfile): Partial<FieldRule> {
  const sign = ([',', '.'] as const).find((each) => texts.some((text) => text.includes(each)));
  const isKilometres =
    field === 'car_mileage' && !words.some((word) => ['mi', 'miles', 'mil'].includes(word));
  return { unit: isKilometres ? 'tkm' : 'thousands', ...(sign && { decimal: sign }) };
}

/** What the name of the column says, or its neighbour, or how far cars usually get. */
function mileageUnit(
  column: ColumnProfile,
  columns: readonly ColumnProfile[],
  choices: Choices,
  { country }: MappingPlace,
): Partial<FieldRule> {
  const unitColumn =
    choices.get('car_odometer_unit')?.column ?? columns.find(({ name }) => isUnitOf(name, column.name));
  if (unitColumn) return { unitColumn: unitColumn.name };
  const { words } = column;
  const has = (...any: string[]) => any.some((word) => words.includes(word));
  if (has('mil', 'miltal')) return { unit: 'mil' };
  if (
    has(
      'km',
      'kms',
      'kilometer',
      'kilometers',
      'kilometres',
      'kilometerstand',
      'kilometrit',
      'laufleistung',
      'najazdene',
      'kilometrage',
      'kjørelengde',
      'kjorelengde',
    )
  )
    return { unit: 'km' };
  if (has('miles', 'mi')) return { unit: 'miles' };
  const usual = country ? mileageUnitOf(country) : 'km';
  const read = column.texts.flatMap((text) => readDistance(text) ?? []);
  if (read.some(({ unit }) => unit))
    return usual === 'mil' ? { unit: read.find(({ unit }) => unit)?.unit } : {};
  if (usual !== 'mil') return {};
  const values = read.map(({ value }) => value).sort((one, other) => one - other);
  const median = values[Math.floor(values.length / 2)] ?? 0;
  return { unit: median > MOST_MIL ? 'km' : 'mil' };
}

/** Half of a stock has not gone 300,000 km. */
const MOST_MIL = 30_000;

function isUnitOf(name: string, of: string): boolean {
  return (
    [`${of}.@unit`, `${of}.unit`, `${of}_unit`, `${of}Unit`, `${of} unit`].includes(name) ||
    (of.endsWith('.value') && name === of.replace(/value$/, 'unit'))
  );
}

function powerUnit({ words, texts }: ColumnProfile): Partial<FieldRule> {
  if (texts.some((text) => /[a-z]/i.test(text))) return {};
  if (words.includes('kw') || words.includes('kilowatt') || words.includes('kilowatts'))
    return { unit: 'kw' };
  return words.includes('bhp') ? { unit: 'bhp' } : {};
}

function consumptionUnit({ words, texts }: ColumnProfile): Partial<FieldRule> {
  if (texts.some((text) => /[a-z]/i.test(text))) return {};
  if (words.includes('mpg')) return { unit: 'mpg' };
  if (words.includes('kmpl')) return { unit: 'km/l' };
  return words.includes('mil') ? { unit: 'l/mil' } : { unit: median(texts) > 20 ? 'mpg' : 'l/100 km' };
}

const hourWords =
  'h hour hours hrs tim timme timmar time timer tunti tunnit tuntia hod hodina hodiny aw'.split(' ');
const MOST_HOURS = 12;

/** Plain figures are hours where the column says so, or where a workshop would be done in a few minutes with all of them. */
function durationUnit({ words, texts }: ColumnProfile): Partial<FieldRule> {
  const figures = texts.filter((text) => /^\d+(?:[.,]\d+)?$/.test(text.trim()));
  if (figures.length === 0) return {};
  const most = Math.max(...figures.map((text) => Number(text.replace(',', '.'))));
  const saysHours = words.some((word) => hourWords.includes(word) && word !== 'time');
  return {
    unit: most <= MOST_HOURS && (saysHours || figures.some((text) => /[.,]/.test(text))) ? 'h' : 'min',
  };
}

function median(texts: readonly string[]): number {
  const values = texts
    .map((text) => Number(text.replace(',', '.')))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** '5,4' and '1.234.567' say it for '30.495', which could be both. */
function decimalSign({ texts }: ColumnProfile): '.' | ',' | undefined {
  const separators = [',', '.'] as const;
  const decimals = separators.filter((separator) =>
    texts.some((text) => {
      const behind = text.split(separator);
      return behind.length === 2 && /^\d{1,2}(?:\D|$)/.test(behind[1] ?? '') && /\d$/.test(behind[0] ?? '');
    }),
  );
  return decimals.length === 1 ? decimals[0] : undefined;
}

/** 'feature1' to 'feature20' make one list. */
function listRule(column: ColumnProfile, columns: readonly ColumnProfile[], field: string): FieldRule {
  const numbered = numberedLike(column, columns).filter(
    (each) => valueFit({ name: field, type: 'texts' }, each) > 0.5,
  );
  return numbered.length > 1
    ? { columns: numbered.map(({ name }) => name), combine: 'list' }
    : { columns: [column.name] };
}

function numberedLike({ name }: ColumnProfile, columns: readonly ColumnProfile[]): readonly ColumnProfile[] {
  const stem = (each: string) => each.replace(/\d+/g, '#');
  const bare = (each: string) => each.replace(/[\s_-]*\d+$/, '');
  const of = stem(name);
  return columns
    .filter(
      (each) =>
        (/\d/.test(name) && stem(each.name) === of) || (bare(each.name) === bare(name) && !each.isList),
    )
    .toSorted((one, other) => figureIn(one.name) - figureIn(other.name));
}

function figureIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

type Setter = (field: string, rule: FieldRule, confidence: number) => void;
type Fields = Record<string, FieldRule>;

/** The fullest list of pictures, rather of web addresses; 'Image 1' to 'Image 20' together; thumbnails only where there is nothing else. */
function addPictures(columns: readonly ColumnProfile[], fields: Fields, set: Setter): void {
  const target = { name: 'car_images', type: 'records' } as const;
  const pictures = columns.filter(
    (column) =>
      valueFit(target, column) > 0.9 &&
      (nameScore('cars', 'car_images', column) >= MIN_NAME || saysPicture(column)),
  );
  const [first] = fields['car_images']?.columns ?? [];
  const chosen = pictures.find(({ name }) => name === first) ?? pictures[0];
  if (!chosen) return;
  const numbered = numberedLike(chosen, columns).filter(({ texts }) => texts.every(isAddress));
  if (numbered.length > 1) {
    set('car_images', { columns: numbered.map(({ name }) => name), combine: 'list' }, 0.95);
    return;
  }
  const worth = (column: ColumnProfile) => {
    const each = column.cells.flatMap((cell) => addresses(cell).length);
    const average = each.reduce((sum, count) => sum + count, 0) / Math.max(1, each.length);
    const isAbsolute = column.texts.every((text) => /^(?:https?:)?\/\//.test(text));
    return (
      (isAbsolute ? 1000 : 0) +
      (/thumb|small|icon/i.test(column.name) ? 0 : 500) +
      average * column.filledShare
    );
  };
  const ranked = pictures.toSorted((one, other) => worth(other) - worth(one));
  const [best = chosen] = ranked;
  const isMany = best.cells.some((cell) => addresses(cell).length > 1);
  // A main picture beside the others is one of them, or stands before them.
  const main = isMany
    ? ranked.find(
        (each) => each !== best && /main|primary|cover|hero|first/i.test(each.name) && worth(each) > 1500,
      )
    : undefined;
  set(
    'car_images',
    main ? { columns: [main.name, best.name], combine: 'list' } : { columns: [best.name] },
    0.9,
  );
}

function saysPicture({ name }: ColumnProfile): boolean {
  return /photo|image|picture|bild|kuva|foto|visuel/i.test(name);
}

const coordinateFields: Partial<Record<IndexKind, string>> = { cars: 'car_geocoord', sites: 'site_geocoord' };

function addCoordinates(kind: IndexKind, choices: Choices, set: Setter): void {
  const field = coordinateFields[kind];
  const latitude = choices.get('latitude');
  const longitude = choices.get('longitude');
  if (!field || !latitude || !longitude || choices.has(field)) return;
  const columns = [latitude.column.name, longitude.column.name];
  set(
    field,
    { columns, combine: 'join', separator: ';' },
    Math.min(latitude.confidence, longitude.confidence),
  );
}

const hoursFields: Partial<Record<IndexKind, string>> = {
  sites: 'site_departments.0.openingschedule.openinghours',
  chargers: 'openingschedule.openinghours',
};

/** A column for each day of the week says the hours as well as one for all of them. */
function addHours(
  kind: IndexKind,
  columns: readonly ColumnProfile[],
  choices: Choices,
  fields: Fields,
  set: Setter,
  { language }: MappingPlace,
): void {
  const field = hoursFields[kind];
  if (!field || fields[field]) return;
  const taken = new Set([...choices.values()].map(({ column }) => column));
  const rule = weekdayHours(
    columns.filter((column) => !taken.has(column)),
    language,
  );
  if (rule) set(field, rule, 0.8);
}

/** A list of stations that says nothing of how many sockets there are has one line a socket, or means one. */
function addSockets(fields: Fields, set: Setter): void {
  const plug = fields['chargerOptions.0.connector'];
  if (plug) set('chargerOptions.0.icon', plug, 0.6);
  if (fields['chargerOptions.0.watts'] && !fields['chargerOptions.0.amount'])
    set('chargerOptions.0.amount', { constant: '1' }, 0.4);
}

const MIN_PART_SHARE = 0.5;
const MIN_ENGINE_SHARE = 0.3;

/** What no column says alone is read out of a title, a version or an engine. */
function addParts(columns: readonly ColumnProfile[], choices: Choices, fields: Fields, set: Setter): void {
  const texts = columns.filter(({ texts: each }) => each.length > 0);
  const share = ({ texts: each }: ColumnProfile, part: TextPart) =>
    each.filter((text) => text.length < 300 && partOfText(text, part) !== undefined).length / each.length;
  const titles = texts
    .map((column) => ({ column, score: titleScore(column) }))
    .filter(
      ({ column, score }) =>
        score > MIN_NAME || (column.texts.every((text) => text.length < 120) && share(column, 'model') > 0.8),
    )
    .filter(
      ({ column }) =>
        column.texts.filter((text) => makeIn(text)).length / column.texts.length >= MIN_PART_SHARE,
    )
    .toSorted((one, other) => other.score - one.score);
  const title = titles[0]?.column;
  // The page of a car is called after it.
  const page = texts.find((column) => column.texts.every(isAddress) && share(column, 'model') > 0.8);
  const version = choices.get('car_version')?.column;
  const model = choices.get('car_model')?.column;
  const engine = texts.find((column) => engineScore(column) >= 0.85);
  const add = (field: string, part: TextPart, from: ColumnProfile | undefined, least: number) => {
    const found = from && !fields[field] ? share(from, part) : 0;
    if (from && found >= least) set(field, { columns: [from.name], part }, 0.4 + 0.4 * found);
  };
  // 'Volvo V70' in the column of the model, or of the make.
  for (const [field, part] of [
    ['car_model', 'model'],
    ['car_brand', 'make'],
  ] as const) {
    const column = choices.get(field)?.column;
    const isWhole = column && share(column, 'model') > 0.8;
    if (column && isWhole) set(field, { columns: [column.name], part }, 0.7);
  }
  const brand = fields['car_brand']?.columns?.[0];
  const isLong =
    model && model.texts.filter((text) => text.split(/\s+/).length > 2).length > model.texts.length / 2;
  if (model && brand && brand !== model.name && isLong && !version) {
    // 'Octavia 1.8 TSI Style Plus' in the column of the model.
    const joined = { columns: [brand, model.name], combine: 'join' as const };
    set('car_model', { ...joined, part: 'model' }, 0.7);
    set('car_version', { ...joined, part: 'version' }, 0.6);
  }
  add('car_brand', 'make', title ?? model ?? page, MIN_PART_SHARE);
  add('car_model', 'model', title ?? page, MIN_PART_SHARE);
  // Of a description nearly everything stands after the model.
  if (title !== choices.get('car_description')?.column || !choices.has('car_model'))
    add('car_version', 'version', title, MIN_PART_SHARE);
  for (const from of [engine, version, title, model]) {
    add('car_power', 'power', from, MIN_ENGINE_SHARE);
    add('car_fuel', 'fuel', from, MIN_ENGINE_SHARE);
    add('car_gearbox', 'gearbox', from, MIN_ENGINE_SHARE);
    add('car_drive', 'drive', from, MIN_PART_SHARE);
  }
  add('car_year', 'year', title, MIN_PART_SHARE);
  if (!fields['car_year']) {
    const registered = choices.get('car_firstregistration')?.column;
    const isDated =
      registered &&
      registered.texts.filter((text) => readYear(text) !== undefined).length > registered.texts.length / 2;
    if (registered && isDated) set('car_year', { columns: [registered.name], part: 'year' }, 0.5);
  }
}

/** A column of new and used that is answered with yes and no. */
function addUsedFlag(choices: Choices, fields: Fields): void {
  const choice = choices.get('car_condition');
  if (!choice?.column.texts.every((text) => readFlag(text) !== undefined)) return;
  delete fields['car_condition'];
}

/** A feed with net prices alone. */
function netPrices(
  price: 'car_price' | 'service_price',
  fields: Fields,
  confidence: Record<string, number>,
): FeedMapping['prices'] {
  const withoutVat = `${price}_exkl_vat`;
  const net = fields[withoutVat];
  if (!net || fields[price]) return undefined;
  delete fields[withoutVat];
  fields[price] = net;
  confidence[price] = confidence[withoutVat] ?? 0.5;
  delete confidence[withoutVat];
  return { vat: 'excluded' };
}

/** The column of the number, else of a car's plate, its chassis or its address; else all that does not change. */
function identityFor(
  columns: readonly ColumnProfile[],
  choices: Choices,
  kind: IndexKind,
  fields: Fields,
): FeedMapping['identity'] {
  const idField = definitionOfKind(kind).id;
  const isWhole = ({ filledShare, distinctShare }: ColumnProfile) => filledShare === 1 && distinctShare === 1;
  const numbers = columns
    .filter(
      (column) =>
        isWhole(column) &&
        !column.isList &&
        valueFit({ name: idField, type: 'id' }, column) === 1 &&
        !column.texts.some(isVin),
    )
    .map((column) => ({ column, score: nameScore(kind, idField, column) }))
    .filter(({ score }) => score > MIN_NAME)
    .toSorted((one, other) => other.score - one.score);
  const [number] = numbers;
  if (
    number &&
    [...choices].every(
      ([field, { column }]) => column !== number.column || field === 'car_regno' || freed(fields, field),
    )
  )
    return { columns: [number.column.name], as: 'code' };
  if (kind === 'cars') {
    const plate = choices.get('car_regno')?.column;
    if (plate && isWhole(plate)) return { columns: [plate.name], as: 'code' };
    const chassis = choices.get('car_chassino')?.column;
    if (chassis && isWhole(chassis)) return { columns: [chassis.name], as: 'hash' };
    const addressed = columns.filter(
      (column) => isWhole(column) && !column.isList && column.texts.every(isAddress),
    );
    // A car gets other pictures and stays on its page.
    const address = addressed.find(({ texts }) => !texts.some(looksLikePicture)) ?? addressed[0];
    if (address) return { columns: [address.name], as: 'hash' };
  }
  const names = [...new Set(lasting[kind].flatMap((field) => fields[field]?.columns?.[0] ?? []))];
  return names.length > 0 ? { columns: names, as: 'hash' } : undefined;
}

/** What does not change from day to day. */
const lasting: Readonly<Record<IndexKind, readonly string[]>> = {
  cars: [
    ...['car_chassino', 'car_regno', 'car_brand', 'car_model', 'car_version', 'car_year'],
    ...['car_firstregistration', 'car_color', 'car_mileage'],
  ],
  sites: ['site_official_name', 'site_street', 'site_zip', 'site_city'],
  chargers: ['name', 'address', 'zip', 'city', 'lat', 'lng'],
  kits: ['kitCode', 'name', 'catalogueId'],
  vehicleKits: ['manufacturer', 'model', 'type_manf_year'],
  services: ['service_name', 'service_category', 'service_makes', 'service_fuels'],
};

/** The number comes first: a field that only guessed at its column gives it up. */
function freed(fields: Fields, field: string): boolean {
  delete fields[field];
  return true;
}

function inOrder(fields: Fields, kind: IndexKind): Fields {
  const order = [...targetFields(kind).keys()];
  const at = (name: string) => order.indexOf(name.split('.', 1)[0] ?? name);
  return Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => at(one) - at(other)));
}
