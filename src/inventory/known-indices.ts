import { KITS_INDEX, VEHICLE_KITS_INDEX } from '../kits/kit-record.ts';

type Indices = { cars?: string | undefined; sites?: string | undefined; chargers?: string | undefined };

/** Every index that the sites search, and therefore every index that accepts a feed. */
export function knownIndices(sites: readonly { indices?: Indices | undefined }[]): readonly string[] {
  const named = sites
    .flatMap(({ indices }) => [indices?.cars, indices?.sites, indices?.chargers])
    .filter((name) => !!name);
  return [...new Set([...(named as string[]), KITS_INDEX, VEHICLE_KITS_INDEX])].sort();
}

export function unknownIndexMessage(name: string, known: readonly string[]): string {
  return `There is no index '${name}'. There are: ${known.join(', ')}. A site brings its own: it is named in the settings of the site, under Search indices.`;
}
