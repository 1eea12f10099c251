import { expect, test } from 'vitest';
import { formatMessage } from '../../../../shared/sites/format-message.ts';
import messages from '../../messages/flow/sv.json' with { type: 'json' };
import { bookingErrorText } from './booking-error-text.ts';

const textOf = (code: string, detail = '') =>
  bookingErrorText({ code, detail }, (key, values) => formatMessage(messages[key], values, 'sv'));

test('SB-90 ERR-30 a failed booking is explained by the same table as a failed look-up', () => {
  expect(textOf('InvalidReg')).toBe(
    'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt',
  );
  for (const code of ['VehicleNotFound', 'Fordon hittades inte'])
    expect(textOf(code)).toBe('Fordonet hittades inte, kontrollera att registreringsnumret är korrekt');
  expect(textOf('BrandNotSupported', 'Lada')).toBe('Vi kan inte erbjuda service för bilar av märket Lada.');
  for (const code of ['ServerError', 'NetworkError', 'DepartmentNotFound', 'toString'])
    expect(textOf(code)).toBe('Något gick fel, försök igen');
});

test('SB-88 ERR-27 a time that is taken has its own text', () => {
  expect(textOf('TimeslotNotAvailable')).toBe('Tiden är inte tillgänglig, vänligen välj en annan tid');
});
