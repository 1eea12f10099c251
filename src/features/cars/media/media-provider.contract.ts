import { expect, test } from 'vitest';
import type { MediaProvider } from './media-provider.ts';

/** The media each provider is set up with; its URLs end as given here. */
export type Filmed = Readonly<Record<string, { video?: string; turn?: string[]; cabin?: string[] }>>;

/** The contract of every media provider. */
export function mediaProviderContract(name: string, open: (cars: Filmed) => Promise<MediaProvider>): void {
  const turn = Array.from({ length: 12 }, (_, at) => `frame-${at}.webp`);

  test(`${name}: GAL-12 a car with everything has everything, the frames in their order`, async () => {
    const provider = await open({ NC22GKH: { video: 'film.webm', turn, cabin: ['cabin.webp'] } });
    const media = await provider.mediaOf('NC22GKH');
    expect([media?.hasVideo, media?.has360, media?.hasInternal360]).toEqual([true, true, true]);
    expect(media?.videoUrl).toMatch(/film\.webm$/);
    expect(media?.images360.map((frame) => frame.slice(frame.lastIndexOf('/') + 1))).toEqual(turn);
    expect(media?.internal360).toHaveLength(1);
  });

  test(`${name}: GAL-04 a car has what it has, and no more`, async () => {
    const provider = await open({ PV23DGL: { cabin: ['cabin.webp'] } });
    expect(await provider.mediaOf('PV23DGL')).toMatchObject({
      videoUrl: null,
      images360: [],
      hasVideo: false,
      has360: false,
      hasInternal360: true,
    });
  });

  test(`${name}: nothing is known of a car that nobody has filmed`, async () => {
    const provider = await open({ NC22GKH: { video: 'film.webm' }, ST23DTA: {} });
    expect(await provider.mediaOf('AB12CDE')).toBeUndefined();
    expect(await provider.mediaOf('ST23DTA')).toBeUndefined();
  });
}
