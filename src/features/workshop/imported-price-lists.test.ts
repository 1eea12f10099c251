import { expect, test } from 'vitest';
import { testDatabases } from '../../main/testing/databases.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { workbook } from '../inventory/reading/testing/zip-file.ts';
import { anInventoryServer } from '../inventory/testing/inventory-server.ts';
import { kyselySetupStore } from './adapters/kysely-setup-store.ts';
import { parsePriceList } from './import/parse-price-list.ts';
import { withImportedPriceLists } from './imported-price-lists.ts';
import { aPriceList } from './testing/a-price-list.ts';

const swedish = { ...aSite({ workshopBookingPath: '/verkstad/boka' }), name: 'nordbil-se' };
const finnish = {
  ...aSite({ country: 'FI', languages: [{ code: 'fi' }], workshopBookingPath: '/huolto/varaa' }),
  name: 'pohjola-fi',
};
const slovak = {
  ...aSite({ country: 'SK', languages: [{ code: 'sk' }], workshopBookingPath: '/servis' }),
  name: 'auto-sk',
};

const swedishCsv = `Tjänstekod;Benämning;Kategori;Pris exkl moms;Tidsåtgång;Ingår;Gäller märken;Tillval
S-100;Liten service;Service;1 596 kr;1h30;Olja och filter;Volvo, Kia;nej
S-200;Bromsbelägg fram;Bromsar;2 396,00;90 min;;;nej
S-300;AC-service;Klimat;1 196;1,5 tim;Läcksökning;;nej
T-1;Hjulskifte;Däck;396 kr;0:30;;;nej
X-9;Lånebil;Lånebil;;;;;ja
`;

const finnishJson = {
  laskettu: '2026-11-19',
  palvelut: [
    { koodi: 'H1', nimi: 'Määräaikaishuolto', ryhmä: 'Huollot', hinta: '349,00 €', kesto: '2 h 15 min' },
    { koodi: 'H2', nimi: 'Jarrupalojen vaihto', ryhmä: 'Jarrut', hinta: '289,90 €', kesto: '75 min' },
    { koodi: 'H3', nimi: 'Renkaanvaihto', ryhmä: 'Renkaat', hinta: '49 €', kesto: '30 min' },
  ],
};

const slovakCsv = `Kód služby,Názov služby,Skupina,Cena s DPH,Trvanie (hodiny),Palivo
1,Servisná prehliadka,Servis,"189,00 €","1,5",Benzín
2,Výmena bŕzd,Brzdy,"249,50 €","2",Diesel
3,Prezutie pneumatík,Pneumatiky,"39,00 €","0,75",
`;

async function aWorkshopServer(fresh: (typeof testDatabases)[number]['fresh']) {
  const server = await anInventoryServer(fresh, systemClock, [swedish, finnish, slovak]);
  const setUp = kyselySetupStore(server.db);
  const bringIn = async (
    site: string,
    feed: string | object | Buffer,
    correct: (fields: object) => object = (f) => f,
  ) => {
    const path = `/api/inventory/services-${site}`;
    const headers: Record<string, string> = Buffer.isBuffer(feed)
      ? { 'content-type': 'application/octet-stream' }
      : {};
    const proposal = await server.send('key', 'POST', `${path}/mapping/proposal`, feed, headers);
    expect(proposal).toMatchObject({ status: 200, body: { problems: [] } });
    const { mapping } = proposal.body;
    const stored = await server.send('key', 'PUT', `${path}/mapping`, {
      ...mapping,
      fields: correct(mapping.fields),
    });
    expect(stored.status).toBe(201);
    const report = await server.send('key', 'PUT', path, feed, headers);
    expect(report).toMatchObject({ status: 200 });
    return report.body;
  };
  return { ...server, bringIn, setUp, lists: withImportedPriceLists(setUp, server.store) };
}

for (const { name, fresh } of testDatabases)
  test(`${name}: a Swedish table of services without VAT is proposed, imported and offered`, async () => {
    const { bringIn, lists, setUp } = await aWorkshopServer(fresh);
    await setUp.savePriceList('nordbil-se', aPriceList({ makeFactors: { Volvo: 1.1 } }));
    expect(await lists.priceList('nordbil-se')).toEqual(aPriceList({ makeFactors: { Volvo: 1.1 } }));
    expect(await bringIn('nordbil-se', swedishCsv)).toMatchObject({ added: 5, refusedLines: 0 });
    const list = await lists.priceList('nordbil-se');
    expect(list?.services).toMatchObject([
      {
        ...{ name: 'Service', icon: 'service' },
        offerings: [
          {
            ...{ code: 'S-100', name: 'Liten service', description: 'Olja och filter' },
            ...{ price: 1995, minutes: 90, skills: ['general'], fits: { makes: ['Volvo', 'Kia'] } },
          },
        ],
      },
      { name: 'Bromsar', icon: 'brakes', offerings: [{ price: 2995, minutes: 90, skills: ['brakes'] }] },
      { name: 'Klimat', icon: 'climate', offerings: [{ price: 1495, minutes: 90 }] },
      { name: 'Däck', icon: 'tyre', offerings: [{ code: 'T-1', price: 495, minutes: 30 }] },
    ]);
    expect(list?.addons).toMatchObject([{ offerings: [{ code: 'X-9', price: null }] }]);
    expect(list?.makeFactors).toEqual({ Volvo: 1.1 });
    expect(parsePriceList(list)).toMatchObject({ ok: true });
  });

const [{ fresh }] = testDatabases as [(typeof testDatabases)[number]];

test('an Excel file: numbers as numbers, durations as times of Excel, a heading above the table', async () => {
  const { bringIn, lists, send } = await aWorkshopServer(fresh);
  // A duration is a part of a day, shown by its style; the clock is one style, hours in all another.
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[h]:mm"/></numFmts>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="20"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const rows = [
    ['S-100', 'Liten service', 'Service', 1596, '<v>0.0625</v>', 1],
    ['S-200', 'Bromsbelägg fram', 'Bromsar', 2396, '<v>5.2083333333333336E-2</v>', 1],
    ['S-300', 'Lackering', 'Plåt', 11_996.5, '<v>0.375</v>', 2],
    ['S-400', '=SUM(A1)', 'Övrigt', 100, '<v>1.0416666666666666E-2</v>', 1],
  ] as const;
  const sheet = rows.map(
    ([code, name, group, price, time, style], at) => `<row r="${at + 4}">
      <c t="inlineStr"><is><t>${code}</t></is></c><c t="inlineStr"><is><t>${name}</t></is></c>
      <c t="inlineStr"><is><t>${group}</t></is></c><c><v>${price}</v></c><c s="${style}">${time}</c></row>`,
  );
  const head = ['Tjänstekod', 'Benämning', 'Kategori', 'Pris exkl moms', 'Tidsåtgång'];
  const header = head.map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`).join('');
  const book = workbook([], {
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
      <row r="1"><c t="inlineStr"><is><t>Nordbil verkstad, prislista 2026</t></is></c></row>
      <row r="3">${header}</row>${sheet.join('')}</sheetData></worksheet>`,
  });
  expect(await bringIn('nordbil-se', book)).toMatchObject({ added: 4, refusedLines: 0 });
  const offerings = (await lists.priceList('nordbil-se'))?.services.flatMap((group) => group.offerings);
  expect(offerings).toMatchObject([
    { code: 'S-100', price: 1995, minutes: 90 },
    { code: 'S-200', price: 2995, minutes: 75 },
    { code: 'S-300', price: 14_995.63, minutes: 540 },
    { code: 'S-400', name: '=SUM(A1)', minutes: 15 },
  ]);
  const { runs } = (await send('key', 'GET', '/api/inventory/services-nordbil-se/runs')).body;
  expect(runs).toHaveLength(1);
});

test('Finnish JSON with VAT in the prices and durations in words', async () => {
  const { bringIn, lists } = await aWorkshopServer(fresh);
  await bringIn('pohjola-fi', finnishJson);
  expect((await lists.priceList('pohjola-fi'))?.services).toMatchObject([
    { name: 'Huollot', offerings: [{ code: 'H1', price: 349, minutes: 135 }] },
    { name: 'Jarrut', icon: 'brakes', offerings: [{ code: 'H2', price: 289.9, minutes: 75 }] },
    { name: 'Renkaat', icon: 'tyre', offerings: [{ code: 'H3', price: 49, minutes: 30 }] },
  ]);
});

test('Slovak figures in hours; a correction of the mapping; a second version and the way back', async () => {
  const { bringIn, lists, send } = await aWorkshopServer(fresh);
  await bringIn('auto-sk', slovakCsv, (fields) => ({
    ...fields,
    service_fuels: { columns: ['Palivo'], values: { Benzín: 'Benzín', Diesel: 'Nafta' } },
  }));
  const services = async () => (await lists.priceList('auto-sk'))?.services;
  expect(await services()).toMatchObject([
    { name: 'Servis', offerings: [{ code: '1', price: 189, minutes: 90, fits: { fuels: ['Benzín'] } }] },
    { name: 'Brzdy', offerings: [{ price: 249.5, minutes: 120, fits: { fuels: ['Nafta'] } }] },
    { name: 'Pneumatiky', icon: 'tyre', offerings: [{ price: 39, minutes: 45, fits: {} }] },
  ]);
  const path = '/api/inventory/services-auto-sk';
  expect(await send('key', 'PUT', path, slovakCsv.replace('189,00', '199,00'))).toMatchObject({
    status: 200,
    body: { changed: 1 },
  });
  expect((await services())?.[0]).toMatchObject({ offerings: [{ price: 199 }] });
  const { runs } = (await send('key', 'GET', `${path}/runs`)).body;
  const back = await send('key', 'POST', `${path}/runs/${runs[0].id}/roll-back`, {});
  expect(back.status).toBe(200);
  expect((await services())?.[0]).toMatchObject({ offerings: [{ price: 189 }] });
});

test('a service without a name and one with a price that is none are refused, with their lines', async () => {
  const { send } = await aWorkshopServer(fresh);
  const wrong = [
    { service_id: '1', service_price: 100 },
    { service_id: '2', service_name: 'Service', service_price: -5 },
  ];
  const refused = await send('key', 'PUT', '/api/inventory/services-nordbil-se', wrong);
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.text).toContain('service_name');
  expect(refused.text).toContain('service_price');
});
