import type { Block } from '~/services/shop-api';
import { filledFields } from './fields';

/** The screens of a picture (§3), the smallest first: a phone loads the first that exists. */
export const SCREENS = ['mobile', 'tablet', 'desktop', 'wideScreen'] as const;

/**
 * A picture with versions for several screens: its group of fields (`image`, '' for the block
 * itself).
 */
export type ScreenPicture = {
  group: string;
  /** Its addresses by path, the smallest screen first. */
  addresses: { path: string; screen: (typeof SCREENS)[number]; address: string }[];
};

/**
 * The pictures of a block that have addresses for screens; pictures without an address are left
 * out.
 */
export function screenPicturesOf(block: Block): ScreenPicture[] {
  const groups = new Map<string, ScreenPicture>();
  for (const { path, kind, value } of filledFields(block)) {
    const screen = SCREENS.find((each) => each === path.split('.').at(-1));
    if (kind !== 'imageUrl' || !screen) continue;
    const group = path.split('.').slice(0, -1).join('.');
    const known = groups.get(group) ?? { group, addresses: [] };
    known.addresses.push({ path, screen, address: value });
    groups.set(group, known);
  }
  return [...groups.values()].map(({ group, addresses }) => ({
    group,
    addresses: addresses.toSorted((a, b) => SCREENS.indexOf(a.screen) - SCREENS.indexOf(b.screen)),
  }));
}

/** The path of a field beside others of its group. */
export function beside(group: string, name: string): string {
  return group === '' ? name : `${group}.${name}`;
}
