const below = (base: string) => (path: string) => base + (path === '/' ? '' : path);

/** Where a page of the shop is edited; this one's and the others' paths without language prefix. */
export const editPath = below('/operator/edit');

/** Where drafts of a page are looked at, without tools. */
export const previewPath = below('/operator/preview');

/** Who else is at a page. */
export const presencePath = below('/operator/presence');
