import { extensionContract, feedFor } from 'forecourt/extension/testing';
import { expect, test, vi } from 'vitest';
import { start } from './electric-footfall.sink.ts';
import electric from './extension.ts';
import { footfall } from './footfall.ts';

extensionContract(electric);

test('the marketplace gets cars whose battery somebody has measured', async () => {
  const cars = [
    { car_id: '1', battery_health: 94, car_images: [{ original: 'https://img.example/1.jpg' }] },
    { car_id: '2' },
  ];
  const { text, leftOut } = await feedFor(electric, 'green-market', cars);
  expect(text).toMatch(/^id;name;price;battery;link;picture\r\n1;.*;94;https:/);
  expect(leftOut).toMatchObject({ 'no-battery-health': 1 });
});

test('an event is counted by its name, and by nothing that says who it was', () => {
  const fetch = vi.fn(async (_: string, __: RequestInit) => new Response());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { pathname: '/kop-bil' });
  const send = start(
    { url: 'https://stats.example/c', account: 'solvik' },
    { site: 'solvik-se', language: 'sv' },
  );
  send({ event: 'form_submit', form_name: 'a', car_id: '7' });
  expect(fetch).toHaveBeenCalledWith(
    'https://stats.example/c',
    expect.objectContaining({ credentials: 'omit' }),
  );
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
    ...{ event: 'form_submit', account: 'solvik', language: 'sv', path: '/kop-bil' },
  });
  vi.unstubAllGlobals();
});

test('only sites are counted for which editors have written an account', () => {
  const settings = { footfallUrl: 'https://stats.example/c', auctionUrl: undefined };
  const site = (values: object) => ({ extensionValues: { electric: values } }) as never;
  expect(footfall.options?.(site({ footfallAccount: 'solvik' }), settings)).toMatchObject({
    account: 'solvik',
  });
  expect(footfall.options?.(site({}), settings)).toBeUndefined();
});
