import type { Shop } from '../handler';

/** The shop inside a host of Remix: without what keeps pages, and with the host's way to render them. */
export type ServedShop = Omit<Shop, 'render' | 'slots' | 'cache'>;
