import { expect, test } from 'vitest';
import { type Filmed, mediaProviderContract } from '../media-provider.contract.ts';
import { libraryMedia } from './library-media.ts';

mediaProviderContract('library', async (cars) => libraryMedia(libraryOf(cars)));

test('a turn ends where a frame is missing', async () => {
  const ids = ['on-show/NC22GKH/turn-00', 'on-show/NC22GKH/turn-01', 'on-show/NC22GKH/turn-03'];
  const provider = libraryMedia({
    picture: (id) => (ids.includes(id) ? `/media/${id}` : undefined),
    video: () => undefined,
  });
  expect((await provider.mediaOf('NC22GKH'))?.images360).toHaveLength(2);
});

function libraryOf(cars: Filmed) {
  const pictures = new Map<string, string>();
  const videos = new Map<string, string>();
  for (const [regNo, { video, turn = [], cabin = [] }] of Object.entries(cars)) {
    const at = (part: string) => `on-show/${regNo}/${part}`;
    for (const [number, frame] of turn.entries()) pictures.set(at(`turn-${twoDigits(number)}`), frame);
    for (const [number, frame] of cabin.entries()) pictures.set(at(`cabin-${twoDigits(number)}`), frame);
    if (video) videos.set(at('film'), video);
  }
  return { picture: (id: string) => pictures.get(id), video: (id: string) => videos.get(id) };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
