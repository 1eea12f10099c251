import { buildSchema, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { queryCost } from './query-cost.ts';
import { typeDefinitions as typeDefs } from './type-definitions.ts';

const schema = buildSchema(typeDefs);

function cost(query: string, variables: Record<string, unknown> = {}): number {
  const { definitions } = parse(query);
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const fragments = Object.fromEntries(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  if (!operation) throw new Error('no operation');
  return queryCost({ schema, operation, fragments, variables });
}

const stories = (first: string) =>
  `storieslistpage(datasource: "/", language: "sv"${first}) { stories { title url { path } } }`;

describe('what a query costs', () => {
  test('a field costs one, and so does what lies in it', () => {
    expect(cost('{ item(path: "/", language: "sv") { id url { path } } }')).toBe(4);
  });

  test('every alias counts', () => {
    const one = cost('{ dictionary(language: "sv") { key value } }');
    expect(
      cost('{ a: dictionary(language: "sv") { key value } b: dictionary(language: "fi") { key } }'),
    ).toBe(one + (one / 3) * 2);
  });

  test('a list costs as much as it is long: by its argument, its default, a variable or what is assumed', () => {
    const perStory = cost(`{ ${stories(', first: 1')} }`);
    expect(cost(`{ ${stories(', first: 25')} }`)).toBe(25 * perStory);
    expect(cost(`{ ${stories('')} }`)).toBe(4 * perStory);
    const withVariable = `query Q($n: Int! = 4) { ${stories(', first: $n')} }`;
    expect(cost(withVariable, { n: 50 })).toBe(50 * perStory);
    expect(cost(withVariable)).toBe(4 * perStory);
    expect(cost('{ dictionary(language: "sv") { key } }')).toBeGreaterThan(1000);
  });

  test('lists within lists are multiplied', () => {
    const level = (inside: string) => `Children { name ${inside} }`;
    const one = cost(`{ navigation(language: "sv") { ${level('')} } }`);
    const two = cost(`{ navigation(language: "sv") { ${level(level(''))} } }`);
    expect(two).toBeGreaterThan(4 * one);
  });

  test('fragments cost wherever they are spread, and fragments of fragments are counted in no time', () => {
    const fragments = Array.from(
      { length: 40 },
      (_, n) => `fragment f${n} on Item { ...f${n + 1} ...f${n + 1} }`,
    );
    const query = `{ item(path: "/", language: "sv") { ...f0 } } ${fragments.join(' ')} fragment f40 on Item { id }`;
    expect(cost(query)).toBeGreaterThan(1e9);
    expect(cost('{ item(path: "/", language: "sv") { ... on Item { id } ... { name } } }')).toBe(3);
  });
});
