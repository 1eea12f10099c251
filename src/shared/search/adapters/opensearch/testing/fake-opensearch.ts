import { type GeoPoint, quantized } from './fake-geo.ts';
import { BadRequest, type Doc, type Mapping, type Source } from './fake-queries.ts';
import { search } from './fake-search.ts';

type Index = {
  name: string;
  mapping: Mapping;
  meta: object | undefined;
  visible: Map<string, Doc>;
  written: Map<string, Doc>;
};

/**
 * A cluster in memory that does what OpenSearch's documentation says about the requests the adapter sends, and refuses
 * all others. Writes are visible after a refresh; geo points are rounded and measured as Lucene does.
 */
export function fakeOpenSearch(): { fetch: typeof fetch; indices: () => string[] } {
  const indices = new Map<string, Index>();
  const aliases = new Map<string, string>();

  function existing(name: string): Index {
    const index = indices.get(aliases.get(name) ?? name);
    if (!index) throw new BadRequest(`no such index [${name}]`, 404);
    return index;
  }

  function matching(pattern: string): Index[] {
    const begin = pattern.replace('*', '');
    return [...indices.values()].filter(({ name }) => name.startsWith(begin));
  }

  function aliasesOf({ name }: Index): object {
    return Object.fromEntries(
      [...aliases].filter(([, index]) => index === name).map(([alias]) => [alias, {}]),
    );
  }

  function bulk(index: Index, lines: readonly Record<string, unknown>[]) {
    const items: object[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const [action, { _id: id }] = Object.entries(lines[at] ?? {})[0] as [string, { _id: string }];
      if (action === 'index') {
        at += 1;
        index.written.set(id, { id, source: stored(index.mapping, lines[at] ?? {}) });
      } else {
        index.written.delete(id);
      }
      items.push({ [action]: { _id: id, status: 200 } });
    }
    return { items };
  }

  function respond(method: string, path: string, body: string): object {
    const [name = '', action] = path.replace('_cluster/', '/').split('/').slice(1);
    switch (`${method} ${action ?? name.replace(/^[^_].*/, '')}`) {
      case 'PUT ': {
        const { mappings, aliases: named = {} } = JSON.parse(body);
        const { properties: mapping, _meta: meta } = mappings;
        indices.set(name, { name, mapping, meta, visible: new Map(), written: new Map() });
        for (const alias of Object.keys(named)) aliases.set(alias, name);
        return {};
      }
      case 'PUT _mapping':
        existing(name).meta = JSON.parse(body)._meta;
        return {};
      case 'PUT _settings':
        existing(name);
        return {};
      case 'GET health':
        return {};
      case 'GET ':
        return Object.fromEntries(
          matching(name).map((index) => [
            index.name,
            { aliases: aliasesOf(index), mappings: { _meta: index.meta } },
          ]),
        );
      case 'DELETE ':
        indices.delete(name);
        for (const [alias, index] of aliases) if (index === name) aliases.delete(alias);
        return {};
      case 'POST _aliases':
        for (const { add, remove } of JSON.parse(body).actions) {
          if (add) aliases.set(add.alias, add.index);
          if (remove && aliases.get(remove.alias) === remove.index) aliases.delete(remove.alias);
        }
        return {};
      case 'GET _alias':
        return Object.fromEntries(matching(name).map((index) => [index.name, { aliases: aliasesOf(index) }]));
      case 'POST _bulk':
        return bulk(existing(name), parseLines(body));
      case 'POST _refresh': {
        const index = existing(name);
        index.visible = new Map(index.written);
        return {};
      }
      case 'POST _search':
        return searched(existing(name), JSON.parse(body));
      case 'POST _msearch': {
        const index = indices.get(aliases.get(name) ?? name);
        const bodies = parseLines(body).filter((_, at) => at % 2 === 1);
        return { responses: bodies.map((each) => (index ? searched(index, each) : { hits: { hits: [] } })) };
      }
      default:
        throw new BadRequest(`unexpected ${method} ${path}`);
    }
  }

  const answer: typeof fetch = async (input, init) => {
    try {
      const response = respond(
        init?.method ?? 'GET',
        new URL(String(input)).pathname,
        String(init?.body ?? ''),
      );
      return new Response(JSON.stringify(response));
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      return new Response(JSON.stringify({ error: { reason: error.message } }), { status: error.status });
    }
  };
  return { fetch: answer, indices: () => [...indices.keys()] };
}

function parseLines(body: string) {
  return body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function searched({ mapping, visible }: Index, body: Parameters<typeof search>[2]) {
  return search(mapping, [...visible.values()], body);
}

function stored(mapping: Mapping, source: Source): Source {
  const entries = Object.entries(source).map(([field, value]) => [
    field,
    mapping[field]?.type === 'geo_point' && value ? quantized(value as GeoPoint) : value,
  ]);
  return Object.fromEntries(entries);
}
