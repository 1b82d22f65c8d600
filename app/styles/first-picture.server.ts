import { FIRST_SCREEN_END } from './first-screen.server';

const FIRST = ' fetchpriority="high"';
const HEAD_END = '</head>';
const STYLES = '<style';
const END = ` id="${FIRST_SCREEN_END}"`;
/**
 * The first frame shows the whole first screen; otherwise the sheet at its end may wait for a frame
 * and fonts.
 */
const WAIT = `<link rel="expect" href="#${FIRST_SCREEN_END}" blocking="render"/>`;

/** `viewportWidth`: the minimum width of the window, if known. */
type Options = { isHydrated?: boolean; viewportWidth?: number };

/**
 * Preloads the first picture of a page in its head, so that it is requested before anything else
 * (docs/decisions/128): before the styles, which take a while on a slow connection. On a hydrated
 * page React expects the elements it rendered and skips those behind them, so the preload stands
 * there.
 */
export function withFirstPictureAhead(
  html: string,
  { isHydrated = false, viewportWidth = 0 }: Options = {},
): string {
  const at = html.indexOf(FIRST);
  if (at < 0) return html;
  const start = html.lastIndexOf('<', at);
  const tag = html.slice(start, html.indexOf('>', at));
  const before = html.slice(0, start);
  const sources = before.slice(before.lastIndexOf('<picture'));
  const isCut = sources.startsWith('<picture') && !sources.includes('</picture>');
  const ahead = isCut ? cutAhead(sources, tag, viewportWidth) : renditionsAhead(tag);
  if (!ahead) return html;
  const wait = html.includes(END) ? WAIT : '';
  return html
    .replace(isHydrated ? HEAD_END : STYLES, (mark) => ahead + mark)
    .replace(HEAD_END, () => wait + HEAD_END);
}

/** One picture in several sizes. */
function renditionsAhead(tag: string): string {
  const [, files] = /^<img\b.* srcset="([^"]+)"/i.exec(tag) ?? [];
  const [, sizes] = / sizes="([^"]+)"/.exec(tag) ?? [];
  if (!files || !sizes) return '';
  return `<link rel="preload" as="image" imagesrcset="${files}" imagesizes="${sizes}"${FIRST}/>`;
}

/**
 * One picture for each kind of screen: the one for this window is preloaded, or for an unknown
 * window the narrowest, for phones, which have the slow connections. Others load theirs from its
 * element.
 */
function cutAhead(sources: string, tag: string, viewportWidth: number): string {
  const [, narrowest] = / src="([^"]+)"/.exec(tag) ?? [];
  const cuts = [
    ...sources.matchAll(/<source media="\(min-width: (\d+)px\)" srcSet="([^"]+)"/gi),
  ].map(([, width, file]) => ({ width: Number(width), file }));
  const at = cuts.findIndex(({ width }) => width <= viewportWidth);
  const { width, file } = cuts[at] ?? { width: 0, file: narrowest };
  const above = (at < 0 ? cuts : cuts.slice(0, at)).at(-1)?.width;
  if (!file) return '';
  const bounds = [
    ...(width > 0 ? [`(min-width: ${width}px)`] : []),
    ...(above ? [`(max-width: ${above - 0.02}px)`] : []),
  ];
  const media = bounds.length > 0 ? ` media="${bounds.join(' and ')}"` : '';
  return `<link rel="preload" as="image" href="${file}"${media}${FIRST}/>`;
}
