import type { ValidationFieldError } from 'payload';
import type { IndexKind } from '../../src/features/inventory/index-definitions.ts';
import {
  type KnownIndices,
  kitIndexKinds,
  siteIndexKinds,
} from '../../src/features/inventory/known-indices.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { indexErrorMessages } from './index-error-messages.ts';

export type WrittenIndices = Partial<Record<IndexKind, string | null>> | null | undefined;

export type IndexUse = {
  /** What the other sites say that their indices hold. */
  others: KnownIndices;
  /** What the records are that an index holds already. */
  stored: ReadonlyMap<string, IndexKind>;
};

/** OpenSearch takes such names, addresses need no encoding, and room is left for what is added to a name. */
const validName = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 80;

/** An index holds one kind of record, which is chosen by the field that names it. */
export function indexErrors(
  written: WrittenIndices,
  { others, stored }: IndexUse,
  language: string,
): ValidationFieldError[] {
  const { name: nameText, twice, holds } = chooseText(indexErrorMessages, language);
  const nameOf = (kind: IndexKind) => chooseText(kindNames, language)[kind];
  return siteIndexKinds.flatMap((kind, at) => {
    const name = written?.[kind];
    const refuse = (message: string) => [{ path: `indices.${kind}`, message }];
    if (!name) return [];
    if (!validName.test(name) || name.length > MAX_NAME_LENGTH) return refuse(nameText);
    const above = siteIndexKinds.slice(0, at).find((other) => written?.[other] === name);
    if (above) return refuse(twice(name, nameOf(above)));
    const held = stored.get(name) ?? others.get(name)?.kind ?? kitIndexKinds.get(name) ?? kind;
    return held === kind ? [] : refuse(holds(name, nameOf(held)));
  });
}

export const kindNames: Readonly<Record<'en' | 'sv', Record<IndexKind, string>>> = {
  en: {
    cars: 'cars',
    sites: 'dealerships',
    chargers: 'charging stations',
    kits: 'kits',
    vehicleKits: 'cars of the kits catalogue',
    services: 'services of a workshop',
  },
  sv: {
    cars: 'bilar',
    sites: 'anläggningar',
    chargers: 'laddstationer',
    kits: 'reservdelssatser',
    vehicleKits: 'bilar i satskatalogen',
    services: 'tjänster i en verkstad',
  },
};
