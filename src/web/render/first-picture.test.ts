import { expect, test } from 'vitest';
import { firstPicture } from './first-picture.ts';

const picture = (id: string, vector = false) => ({
  ...{ id, src: `/media/${id}`, width: 800, height: 600, alt: '', vector },
  ...{ focal: { x: 50, y: 50 }, placeholder: undefined },
});

test('the first picture that can be shared is found in lists and groups of fields, drawings are passed over', () => {
  const fields = [
    { title: 'Text', logo: picture('logo', true) },
    { slides: [{ text: 'a' }, { image: picture('coast') }], image: picture('later') },
  ];
  expect(firstPicture(fields)?.id).toBe('coast');
  expect(firstPicture([{ title: 'Text' }, null, 3])).toBeUndefined();
});
