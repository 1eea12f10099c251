import { signPreviewToken, verifyPreviewToken } from '../../src/content/publishing/preview-token.ts';
import { parseRule } from '../../src/content/redirects/parse-rule.ts';
import { parsePath } from '../../src/content/redirects/request-path.ts';
import { parseList } from '../../src/features/cars/list/parse-list.ts';
import { parseSharedList } from '../../src/features/cars/saved/shared-list.ts';
import { readFeed } from '../../src/features/inventory/reading/read-feed.ts';
import { UnreadableFeed } from '../../src/features/inventory/reading/unreadable-feed.ts';
import { readXmlRows } from '../../src/features/inventory/reading/xml-rows.ts';
import { optInPath, parseOptInToken } from '../../src/features/leads/opt-in/opt-in-token.ts';
import { keysInTexts } from '../../src/shared/personal-data/person-keys.ts';
import { createKeyRing, parseEncryptionKeys } from '../../src/shared/platform/key-ring.ts';

/** A parser with inputs to begin with; it says what is wrong with how one was read. */
export type FuzzedParser = {
  name: string;
  seeds: readonly string[];
  read: (text: string) => string | undefined | Promise<string | undefined>;
};

const SECRET = 'a-secret-for-the-fuzzer-only';
const NOW = 1_800_000_000_000;
const previewToken = signPreviewToken({ site: 'solvik-se', expiresAt: NOW + 1000 }, SECRET);
const optInToken = decodeURIComponent(optInPath(SECRET, 'lead-1').split('/').at(-1) ?? '');
const keys = createKeyRing([{ id: 'k', secret: Buffer.alloc(32, 7) }]);
const sealed = keys.encrypt('test', 'secret', 'row');

export const fuzzedParsers: readonly FuzzedParser[] = [
  feed('ndjson', [
    '{"car_id":"1","car_price":10000}\n{"car_id":"2"}\n',
    '{"a":[1,{"b":null}]}\n\n{"a":"å\\u0000"}',
  ]),
  feed('json', ['[{"car_id":"1","b":{"c":[1,2.5e3,true]}},{"car_id":"2"}]', '[]']),
  feed('csv', ['id;brand;text\n1;"Volvo";"a ""b"""\n2;Škoda;"line\nline"\n', 'id,brand\r\n1,Volvo\r\n']),
  {
    name: 'feeds in XML',
    seeds: [
      '<cars><car id="1"><brand>Volvo</brand><photo>a</photo><photo>b</photo></car><car/></cars>',
      '<?xml version="1.0"?><cars><car><![CDATA[<b>]]>&amp;&#229;</car></cars>',
    ],
    read: (text) => consume(readXmlRows(once(text), ['cars', 'car'], { depth: 20 })),
  },
  {
    name: 'redirect rules',
    seeds: [
      '{"source":"/a/:id(\\\\d+)/b","destination":"/c/:id?x=1"}',
      '{"source":"/old/:path*","has":[{"type":"query","key":"q","value":"a"}],"destination":"https://x.example/:path*","permanent":true}',
    ],
    read(text) {
      const body = json(text);
      const parsed = parseRule(body, 1, {
        groupSlug: 'solvik',
        storeSlug: 'carstore',
        languages: ['sv', 'en'],
      } as never);
      return parsed.state === 'refused' && !parsed.problem ? 'refused without a reason' : undefined;
    },
  },
  {
    name: 'paths of requests',
    seeds: ['/kop-bil/alla-bilar/volvo', '/k%C3%B6p//bil/..;/a%2Fb/?', '/a/./b/%20'],
    read(text) {
      // As Node reads it from the socket: a character for each byte.
      const canonical = parsePath(`/${Buffer.from(text).toString('latin1')}`)?.canonical();
      if (canonical === undefined) return undefined;
      const again = parsePath(canonical)?.canonical();
      return again === canonical ? undefined : `${canonical} is read as ${again} the second time`;
    },
  },
  {
    name: 'addresses of lists',
    seeds: [
      'volvo/v60?car_fuel=El&price=1000-2000&sort=car_price_asc&page=2',
      'bmw?-car_fuel=Diesel&near=59.3,18.0,50',
    ],
    read(text) {
      const [path = '', search = ''] = text.split('?');
      const query = new URLSearchParams(search);
      parseList(path.split('/'), Object.fromEntries([...query].map(([key]) => [key, query.getAll(key)])), []);
      const shared = parseSharedList(search);
      return shared.length > 48 ? 'more cars than a list has' : undefined;
    },
  },
  {
    name: 'tokens and keys',
    seeds: [previewToken, optInToken, sealed.cipher, `2026:${Buffer.alloc(32, 7).toString('base64')}`],
    read(text) {
      if (text !== previewToken && verifyPreviewToken(text, 'solvik-se', SECRET, NOW))
        return 'a forged preview token';
      if (text !== optInToken && parseOptInToken(SECRET, text) !== undefined) return 'a forged opt-in token';
      if (text !== sealed.cipher && keys.decrypt('test', { keyId: 'k', cipher: text }, 'row') !== undefined)
        return 'a changed cipher was decrypted';
      const parsed = parseEncryptionKeys(text);
      return parsed?.some(({ secret }) => secret.length !== 32) ? 'a key of another length' : undefined;
    },
  },
  {
    name: 'persons in free texts',
    seeds: ['Ring 070-123 45 67, tack! anna@example.se ABC 123', '+46 (0)8 465 004 87 / 12:30, B-AB 1234'],
    read: (text) => (keysInTexts([text]).size > 20_000 ? 'too many keys' : undefined),
  },
];

function feed(format: 'ndjson' | 'json' | 'csv', seeds: readonly string[]): FuzzedParser {
  return {
    name: `feeds in ${format}`,
    seeds,
    read: (text) => consume(readFeed(once(Buffer.from(text, 'latin1')), format)),
  };
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

/** A feed that cannot be read at all is refused in one way only. */
async function consume(lines: AsyncIterable<{ line: number }>): Promise<string | undefined> {
  let last = 0;
  try {
    for await (const { line } of lines) {
      if (line < last) return `line ${line} after line ${last}`;
      last = line;
    }
  } catch (problem) {
    if (!(problem instanceof UnreadableFeed)) throw problem;
  }
  return undefined;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { source: text, destination: text };
  }
}
