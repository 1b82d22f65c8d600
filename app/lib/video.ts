/** An external video: its page, its frame, and its host's privacy policy. */
export type Video = { provider: string; page: string; frame: string; privacy: string };

const ID = /^[\w-]{6,20}$/;

/** Hosts of videos that pages may show, each only to visitors who have consented to it. */
export const VIDEO_PROVIDERS = [
  {
    provider: 'YouTube',
    company: 'Google Ireland Limited',
    hosts: [
      'www.youtube.com',
      'youtube.com',
      'm.youtube.com',
      'www.youtube-nocookie.com',
      'youtu.be',
    ],
    idOf: ({ pathname, searchParams }: URL) =>
      searchParams.get('v') ?? /^\/(?:(?:shorts|embed|live)\/)?([^/]+)$/.exec(pathname)?.[1],
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    privacy: 'https://policies.google.com/privacy',
    frameHost: 'https://www.youtube-nocookie.com',
    framePath: (id: string) => `/embed/${id}`,
  },
  {
    provider: 'Vimeo',
    company: 'Vimeo.com, Inc., USA',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    idOf: ({ pathname }: URL) => /^\/(?:video\/)?(\d+)$/.exec(pathname)?.[1],
    page: (id: string) => `https://vimeo.com/${id}`,
    privacy: 'https://vimeo.com/privacy',
    frameHost: 'https://player.vimeo.com',
    // Requests that Vimeo does not track the viewer.
    framePath: (id: string) => `/video/${id}?dnt=1`,
  },
] as const;

/** The video of an address; null if it is none, or on a host without permitted frames. */
export function videoOf(address: string): Video | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const found = VIDEO_PROVIDERS.find(({ hosts }) =>
    (hosts as readonly string[]).includes(url.host),
  );
  const id = found?.idOf(url);
  if (url.protocol !== 'https:' || !found || !id || !ID.test(id)) return null;
  const { provider, page, frameHost, framePath, privacy } = found;
  return { provider, page: page(id), frame: frameHost + framePath(id), privacy };
}

/** Hosts of the frames in a page that the shop permits, for its Content-Security-Policy. */
export function videoHosts(html: string): string[] {
  if (!html.includes('<iframe')) return [];
  return VIDEO_PROVIDERS.flatMap(({ frameHost }) =>
    html.includes(` src="${frameHost}/`) ? [frameHost] : [],
  );
}
