import { CATALOGUE_FACET, CATEGORY_FACET, PRICE_FIELD } from '../../src/features/kits/kit-facets.ts';
import { type KitList, unfilteredList } from '../../src/features/kits/list/kit-list.ts';
import { withValues } from '../../src/shared/faceted-list/faceted-list.ts';
import { pick, seededRandom } from '../search/seeded-random.ts';

const jobs =
  'Huoltosetti Jarrusetti Kytkinsetti Jakopääsetti Iskarisetti Akkusetti Pyyhinsetti Hehkutulppasetti'.split(
    ' ',
  );
const names = 'Suodatin Tiiviste Laakeri Hihna Levy Palat Rulla Öljy Neste Mutteri Kumi Jousi'.split(' ');
const TYPES = 5000;
const MAKES = 40;

/** Kits as the demo has them, many more: three levels of categories, parts, and the types each one fits. */
export function benchKits(amount: number) {
  const random = seededRandom(31);
  const whole = (below: number) => Math.floor(random() * below);
  const vehicles = Array.from({ length: TYPES }, (_, at) => ({
    type_id: String(100_000 + at),
    manufacturer: `Merkki ${at % MAKES}`,
    model: `Malli ${at % 600}`,
    type_manf_year: `1.${at % 9} ${50 + (at % 100)} kW, ${2008 + (at % 15)}`,
  }));
  const kits = Array.from({ length: amount }, (_, at) => {
    const [a, b, c] = [whole(9), whole(5), whole(4)];
    const first = whole(TYPES);
    return {
      kitId: String(1_000_000 + at),
      slug: `setti-${at}`,
      name: `${pick(random, jobs)}: Merkki ${first % MAKES} Malli ${first % 600} ${at}`,
      kitCode: `K-${at}`,
      description: `Kaikki yhdessä laatikossa. ${pick(random, names)} ja ${pick(random, names)}.`,
      status: at % 29 === 0 ? 'inactive' : 'active',
      action: 'upsert',
      catalogueId: `Merkki ${first % MAKES}`,
      retailPrice: 20 + whole(600) + 0.9,
      currency: 'EUR',
      kitCategory: `Ryhmä ${a}`,
      kitSubCategory: `Ryhmä ${a}.${b}`,
      kitSubSubCategory: `Ryhmä ${a}.${b}.${c}`,
      images: [],
      type_ids: Array.from({ length: 8 }, (_, n) => String(100_000 + ((first + n * MAKES) % TYPES))),
      parts: Array.from({ length: 5 }, () => ({
        partNumber: `P-${whole(90_000)}`,
        name: pick(random, names),
        quantity: 1,
        unit: 'kpl',
      })),
    };
  });
  return { kits, vehicles };
}

type Bench = ReturnType<typeof benchKits>;

/** What visitors choose, in turns: nothing, categories, a car, a price, words, the twentieth page's filters. */
export function benchLists(kits: Bench['kits'], vehicles: Bench['vehicles'], count: number) {
  const random = seededRandom(32);
  return Array.from({ length: count }, (_, at): { list: KitList; typeIds: string[] } => {
    const kit = pick(random, kits);
    const list = { ...unfilteredList, sortName: 'retailPrice_asc' };
    switch (at % 5) {
      case 1: {
        const path = [kit.kitCategory, kit.kitSubCategory];
        const values = [
          { facet: CATEGORY_FACET, path },
          { facet: CATALOGUE_FACET, path: [kit.catalogueId] },
        ];
        return { list: withValues(list, values), typeIds: [] };
      }
      case 2: {
        const { manufacturer } = pick(random, vehicles);
        const types = vehicles.filter((each) => each.manufacturer === manufacturer);
        return { list: { ...list, car: [manufacturer] }, typeIds: types.map(({ type_id }) => type_id) };
      }
      case 3:
        return { list: { ...list, ranges: [{ field: PRICE_FIELD, from: 100, to: 300 }] }, typeIds: [] };
      case 4:
        return {
          list: { ...list, keyphrase: kit.name.split(' ')[0]?.slice(0, 8) ?? '', sortName: '' },
          typeIds: [],
        };
      default:
        return { list, typeIds: [] };
    }
  });
}
