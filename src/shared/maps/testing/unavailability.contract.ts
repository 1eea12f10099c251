import { describe, expect, test } from 'vitest';
import type { Geocoder } from '../geocoder.ts';
import { GeocoderUnavailable } from '../geocoder-unavailable.ts';
import { type Recording, recordedServer } from './recorded-server.ts';

const IMPATIENT_MS = 50;
const NEVER_MS = 600_000;
const typed = 'Lund';
const sweden = { text: typed, country: 'SE', language: 'sv' } as const;

/** Every geocoder that is called over HTTP fails in one way only, whatever the server does. */
export function unavailabilityContract(
  name: string,
  recording: Recording,
  open: (settings: { url: string }, timeoutMs?: number) => Geocoder,
): void {
  describe(`${name} that is not available:`, () => {
    test.each([
      ['hang', 'timeout'],
      ['hang in the body', 'timeout'],
      ['garbage', 'unreadable'],
      ['another shape', 'unreadable'],
      [500, 'refused'],
      [429, 'refused'],
      [403, 'refused'],
    ] as const)('%s is reported as %s, without what was typed', async (failure, reason) => {
      const server = await recordedServer(recording);
      server.failWith(failure);
      const geocoder = open(
        server,
        typeof failure === 'string' && failure.startsWith('hang') ? IMPATIENT_MS : undefined,
      );
      const attempts = [
        () => geocoder.suggest({ ...sweden, limit: 5 }),
        () => geocoder.geocode(sweden),
        () => geocoder.reverse({ latitude: 55.705, longitude: 13.19 }, 'sv'),
      ];
      for (const attempt of attempts) {
        const error = await attempt().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(GeocoderUnavailable);
        expect(error).toMatchObject({ reason });
        expect(String(error)).not.toContain(typed);
      }
    });

    test('nobody listening is reported as unreachable', async () => {
      const geocoder = open({ url: 'http://127.0.0.1:1' });
      await expect(geocoder.geocode(sweden)).rejects.toMatchObject({ reason: 'unreachable' });
    });

    test('a caller may stop waiting', async () => {
      const server = await recordedServer(recording);
      server.failWith('hang');
      const stopped = open(server, NEVER_MS).geocode({ ...sweden, signal: AbortSignal.abort() });
      await expect(stopped).rejects.toBeInstanceOf(GeocoderUnavailable);
    });
  });
}
