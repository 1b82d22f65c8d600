import { expect, test } from 'vitest';
import type { Block } from '~/services/shop-api';
import { carouselDefinition } from './definition';

test('the two slides of a new image banner have a brightness of 0.5 and 0.75 (9.37)', () => {
  const brightness = carouselDefinition.variations.map(({ create }) =>
    (create('de', () => 'uuid').content as Block[]).map(
      ({ content }) => (content as { image: { brightness: number } }).image.brightness,
    ),
  );
  expect(brightness).toEqual([
    [0.5, 0.75],
    [0.5, 0.75],
    [0.5, 0.75],
  ]);
});
