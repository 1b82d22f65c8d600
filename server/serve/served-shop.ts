import type { Shop } from '../handler';

/** The shop inside a host of Remix: without page cache, and rendered by the host. */
export type ServedShop = Omit<Shop, 'render' | 'slots' | 'cache'>;
