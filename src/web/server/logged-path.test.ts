import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test('paths with a plate, the secret of a booking or the signature of a photo are logged as the pattern of their route', () => {
  expect(logged('/api/mechmate/car/ABC123', '/api/mechmate/car/:registrationNumber')).toBe(
    '/api/mechmate/car/:registrationNumber',
  );
  expect(logged('/api/mechmate/cars/ABC123', '/*')).toBe('/api/mechmate/*');
  expect(logged('/api/mechmate/cars/ABC123', undefined)).toBe('/api/mechmate/*');
  expect(logged('/booking/c2VjcmV0', '/*')).toBe('/booking/*');
  const validate = '/api/tirehotel/authorization/validate';
  expect(logged(`${validate}?authToken=c2VjcmV0&otpToken=1234`, validate)).toBe(validate);
  expect(logged('/api/tirehotel/other?regNo=DCK123', undefined)).toBe('/api/tirehotel/*');
  const leave = '/tyre-hotel/reminder/:token';
  expect(logged('/tyre-hotel/reminder/c2VjcmV0', leave)).toBe(leave);
  expect(logged('/api/forms/photos/1/c2VjcmV0', '/api/forms/photos/:id/:signature')).toBe(
    '/api/forms/photos/:id/:signature',
  );
  expect(logged('/en/booking/c2VjcmV0?x=1', '/*')).toBe('/booking/*');
});

test('other paths are logged as they are', () => {
  for (const path of ['/kop-bil/volvo', '/booking', '/service/booking-om/x', '/api/dealers'])
    expect(logged(path, '/*')).toBe(path);
});

test('KIT-10 what another system says of its user is not logged', () => {
  const path = '/setit?user=Maija&keyphrase=jarru&transactionId=T-1&auto=ABC-123&dealer=Autotalo&unit=7';
  expect(logged(path, '/*')).toBe('/setit?user=…&keyphrase=jarru&transactionId=…&auto=…&dealer=…&unit=…');
  expect(logged('/api/kits/hand-over/T-1', '/api/kits/hand-over/:transactionId')).toBe(
    '/api/kits/hand-over/:transactionId',
  );
});

test('TH-03 the plate that opens the tyre hotel is not logged', () => {
  expect(logged('/dackhotell?regNo=DCK123&x=1', '/*')).toBe('/dackhotell?regNo=…&x=1');
  expect(logged('/dackhotell?x=1&regno=DCK123', '/*')).toBe('/dackhotell?x=1&regno=…');
});

function logged(url: string, route: string | undefined): string {
  return loggedPath({ url, routeOptions: { url: route } } as Parameters<typeof loggedPath>[0]);
}
