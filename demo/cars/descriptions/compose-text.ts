import type { Random } from '../random.ts';
import type { Vehicle } from '../vehicle.ts';

/** A sentence and the cars it is true of; without a tag it fits any. */
export type Line = string | readonly [tag: Tag, text: string];

export type Tag =
  | 'electric'
  | 'plugin'
  | 'hybrid'
  | 'diesel'
  | 'petrol'
  | 'estate'
  | 'suv'
  | 'hatchback'
  | 'saloon'
  | 'open'
  | 'coupe'
  | 'people'
  | 'van'
  | 'pickup'
  | 'motorcycle'
  | 'awd'
  | 'young'
  | 'fresh'
  | 'recent'
  | 'grown'
  | 'leased'
  | 'old'
  | 'driven'
  | 'spared'
  | 'demo'
  | 'used'
  | 'new'
  | 'warranty';

/** The sentences of a market's descriptions: what to begin with, what the car is like, where it has been, what it has, what we do. */
export type DescriptionTexts = {
  opening: readonly Line[];
  character: readonly Line[];
  history: readonly Line[];
  equipment: readonly Line[];
  care: readonly Line[];
  closing: readonly Line[];
  /** For cars that are ordered rather than driven away. */
  sampleOpening: readonly Line[];
  sampleClosing: readonly Line[];
  newHistory: readonly Line[];
  and: string;
};

export type Facts = Readonly<Record<string, string>>;

export function composeText(
  vehicle: Vehicle,
  voice: DescriptionTexts,
  facts: Facts,
  equipment: readonly string[],
  random: Random,
  isRecent = false,
): string {
  const tags = tagsOf(vehicle);
  if (isRecent) tags.add('recent');
  const say = (lines: readonly Line[], must?: Tag) => {
    const fitting = fittingLines(lines, tags, must);
    // A sentence about this car is more informative than one that fits any car.
    const line = random.weighted(fitting, (each) => (typeof each === 'string' ? 1 : 2.2));
    return fillFacts(typeof line === 'string' ? line : line[1], facts);
  };
  const has =
    equipment.length >= 3 ? [fillFacts(say(voice.equipment), highlights(equipment, voice, random))] : [];
  if (vehicle.isSample) {
    return [say(voice.sampleOpening), say(voice.character), ...has, say(voice.sampleClosing)].join(' ');
  }
  const isNew = vehicle.condition === 'new';
  const must = vehicle.type === 'MC' ? 'motorcycle' : vehicle.condition === 'demo' ? 'demo' : undefined;
  const first = [
    say(voice.opening, isNew ? 'new' : must),
    say(voice.character, vehicle.type === 'MC' ? 'motorcycle' : undefined),
    isNew ? say(voice.newHistory) : say(voice.history, must),
  ];
  const second = [...has, ...(isNew ? [] : [say(voice.care, must)]), say(voice.closing)];
  return `${first.join(' ')}\n\n${second.join(' ')}`;
}

/** Some cars need sentences of their own: a demonstrator has no earlier owners. */
function fittingLines(lines: readonly Line[], tags: ReadonlySet<Tag>, must?: Tag): readonly Line[] {
  const own = lines.filter((line) => typeof line !== 'string' && line[0] === must);
  if (must && own.length > 0) return own;
  return lines.filter((line) => typeof line === 'string' || tags.has(line[0]));
}

function tagsOf({ engine, generation, ageInYears, km, condition, isSample, type }: Vehicle): Set<Tag> {
  const body = generation.body;
  const bodyTags: Readonly<Record<string, Tag>> = {
    'large-suv': 'suv',
    convertible: 'open',
    mpv: 'people',
  };
  const tags = new Set<Tag>([engine.fuel, bodyTags[body] ?? (body as Tag)]);
  const used = condition === 'used';
  const perYear = km / Math.max(1, ageInYears);
  if (engine.drive === 'awd') tags.add('awd');
  if (used && ageInYears < 2.5) tags.add('young');
  if (used && ageInYears < 2.5 && km < 22_000) tags.add('fresh');
  if (used && ageInYears > 3) tags.add('grown');
  if (used && ageInYears > 1.8 && ageInYears < 5.2) tags.add('leased');
  if (used && ageInYears > 7) tags.add('old');
  if (used && type !== 'MC' && perYear > 20000) tags.add('driven');
  if (used && type !== 'MC' && ageInYears > 2 && perYear < 9000) tags.add('spared');
  if (used) tags.add('used');
  if (condition === 'demo') tags.add('demo');
  if (condition === 'new' && !isSample) tags.add('new');
  if (used && ageInYears <= 8) tags.add('warranty');
  return tags;
}

function highlights(equipment: readonly string[], { and }: DescriptionTexts, random: Random): Facts {
  const [one = '', two = '', three = ''] = random.shuffled(equipment.slice(0, 12)).map(withoutCapital);
  return {
    three: `${one}, ${two} ${and} ${three}`,
    two: `${one} ${and} ${two}`,
    Three: `${capitalize(one)}, ${two} ${and} ${three}`,
  };
}

/** 'LED' and '360-kamera' stay unchanged; of the two telephones one is enough in a sentence. */
function withoutCapital(text: string): string {
  if (text.startsWith('Apple CarPlay')) return 'Apple CarPlay';
  const named = /^(Bluetooth|Isofix|Matrix|Type|ABS|ESP|LED|TFT|\d)/.test(text);
  return named ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fills in the facts; unknown ones stay for a later call. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
