import { expect, test } from 'vitest';
import { parsePage } from '../../content/publishing/page.ts';
import { pageTree } from '../../content/publishing/page-tree.ts';
import { proposePages } from './propose-pages.ts';

const page = (path: string, name: string, fields = {}) => parsePage(path, 'sv', { path, name, fields });
const tree = pageTree([
  page('/', 'Hem'),
  page('/kop-bil', 'Köp bil'),
  page('/service-och-verkstad/boka-service', 'Boka service'),
  page('/service-och-verkstad', 'Service och verkstad'),
  page('/dack-och-biltillbehor/dackhotell', 'Däckhotell'),
  page('/kop-bil/,-w-,', 'Bil'),
  page('/hemlig-service', 'Hemlig service', { hideFromSearchEngines: true }),
]);
const proposed = (path: string) => proposePages(tree, path).map((each) => each.path);

test.each([
  ['/boka-service', ['/service-och-verkstad/boka-service', '/service-och-verkstad']],
  ['/gamla/köp-bilar.aspx', ['/kop-bil']],
  ['/Däckhotellet', ['/dack-och-biltillbehor/dackhotell']],
  ['/dackhottell', ['/dack-och-biltillbehor/dackhotell']],
  ['/verstad', ['/service-och-verkstad', '/service-och-verkstad/boka-service']],
  ['/verkstod', ['/service-och-verkstad', '/service-och-verkstad/boka-service']],
  ['/wp-login.php', []],
  ['/', []],
])('SHELL-23 %s proposes %j', (path, expected) => {
  expect(proposed(path)).toEqual(expected);
});

test('an address of a thousand words costs no more than one of twelve', () => {
  expect(proposed(`/${'x'.repeat(4000)}`)).toEqual([]);
  expect(proposed(`/${'abc-'.repeat(1000)}boka`)).toEqual([]);
});
