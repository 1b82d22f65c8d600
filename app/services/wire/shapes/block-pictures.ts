import type { Block } from '~/services/shop-api';
import { absolute, type Shaper } from './shaper';

const PICTURE = String.raw`/(?!/)[^\s"<>\\]*\.(?:webp|avif|jpe?g|png|svg|gif)`;
const OWN_PICTURE = new RegExp(`^${PICTURE}$`);

/** Blocks with absolute addresses of the shop's own pictures, as for goods. */
export function withWholePictures(blocks: readonly Block[], shaper: Shaper): Block[] {
  return blocks.map((block) => whole(block, shaper) as Block);
}

function whole(value: unknown, shaper: Shaper): unknown {
  if (typeof value === 'string') return OWN_PICTURE.test(value) ? absolute(shaper, value) : value;
  if (Array.isArray(value)) return value.map((each) => whole(each, shaper));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, whole(each, shaper)]));
}

/** The inverse, in the JSON text that is saved: the shop stores no address of its own host. */
export function withOwnPictures(text: string, { publicOrigin }: Shaper): string {
  const origin = publicOrigin.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replace(new RegExp(`"${origin}(${PICTURE})"`, 'g'), '"$1"');
}
