import { expect, test } from 'vitest';
import type { StorageItem } from '~/services/operator-api/pictures';
import { findPickTarget } from './pick-target.server';
import { pictureCommand } from './read-pick.server';

const screensOf = (key: string) => ({
  wideScreen: `/media/${key}/wide.avif`,
  desktop: `/media/${key}/desktop.avif`,
  tablet: `/media/${key}/tablet.avif`,
  mobile: `/media/${key}/mobile.avif`,
});
const OLD = screensOf('old');

const BANNER = {
  name: 'Banner',
  type: 'content',
  meta: { uuid: 'a' },
  content: { image: { ...OLD, alt: 'Eimer', focus: '20 80' }, text: {}, button: {} },
} as const;

/** The banner's picture after this choice. */
function imageAfter(key: string, typed: { screens?: string; alt?: string }) {
  const query = new URLSearchParams({ edit: 'a', pick: 'image.desktop' });
  const target = findPickTarget([structuredClone(BANNER)], query)!;
  const item = { key, screens: screensOf(key) } as unknown as StorageItem;
  const command = pictureCommand(target, item, { alt: 'Eimer', ...typed });
  return (command as { fields?: { image: object } } | null)?.fields?.image;
}

test('another picture for all screens resets the focal point', () => {
  expect(imageAfter('new', {})).toEqual({ ...screensOf('new'), alt: 'Eimer', focus: '' });
});

test.each([
  ['the same picture', 'old', {}],
  ['a picture for one kind of screen', 'new', { screens: 'one' }],
])('%s with another text keeps the selected focal point', (_, key, typed) => {
  expect(imageAfter(key, { ...typed, alt: 'Farbe' })).toMatchObject({
    alt: 'Farbe',
    focus: '20 80',
  });
});
