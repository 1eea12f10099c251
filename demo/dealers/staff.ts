import { type Random, seededRandom } from '../cars/random.ts';
import type { DepartmentUser } from './dealership-record.ts';
import type { Chain } from './locations/location.ts';
import { peopleNames } from './names.ts';

/** Generates the people of one dealership, each with a different name. */
export function createStaff(chain: Chain, slug: string) {
  const luck: Random = seededRandom(`staff ${chain.site} ${slug}`);
  const people = peopleNames(chain.country);
  const first = luck.shuffled(people.first);
  const last = luck.shuffled(people.lasts);
  const domain = chain.kind === 'dealer' ? 'solvik.example' : 'carstore.example';
  return (titles: readonly string[], phoneOf: (index: number) => string): DepartmentUser[] =>
    titles.map((title, index) => {
      const first_name = first.pop() ?? 'Kim';
      const last_name = people.last(first_name, last.pop() ?? 'Berg');
      const email = `${ascii(first_name)}.${ascii(last_name)}@${domain}`;
      return { first_name, last_name, title: titleFor(first_name, title), phone: phoneOf(index), email };
    });
}

const feminineTitles: Readonly<Record<string, string>> = {
  Predajca: 'Predajkyňa',
  'Vedúci predajne': 'Vedúca predajne',
  'Vedúci servisu': 'Vedúca servisu',
  'Prijímací technik': 'Prijímacia technička',
  Automechanik: 'Automechanička',
};

function titleFor(firstName: string, title: string): string {
  return /a$/.test(firstName) ? (feminineTitles[title] ?? title) : title;
}

const plainLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ł: 'l', ð: 'd' };

const known = new Map<string, string>();

/** Small letters and dashes, for addresses. */
export function ascii(text: string): string {
  const found = known.get(text) ?? spelled(text);
  known.set(text, found);
  return found;
}

function spelled(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øæłð]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
