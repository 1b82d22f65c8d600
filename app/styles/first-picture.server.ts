import { FIRST_SCREEN_END } from './first-screen.server';

const FIRST = ' fetchpriority="high"';
const HEAD_END = '</head>';
const END = ` id="${FIRST_SCREEN_END}"`;
/** The first frame shows the whole first screen; else the sheet at its end may wait for a frame and fonts. */
const WAIT = `<link rel="expect" href="#${FIRST_SCREEN_END}" blocking="render"/>`;

/**
 * Names the first picture of a page in its head, so that it is asked for before anything else
 * (docs/decisions/128): behind the styles, where gzip still remembers it when the picture comes. One in
 * several cuts is left to its own element: which of them is shown, its sources say.
 */
export function withFirstPictureAhead(html: string): string {
  const at = html.indexOf(FIRST);
  if (at < 0) return html;
  const tag = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at));
  const [, files] = /^<img\b.* srcset="([^"]+)"/i.exec(tag) ?? [];
  const [, sizes] = / sizes="([^"]+)"/.exec(tag) ?? [];
  if (!files || !sizes) return html;
  const link = `<link rel="preload" as="image" imagesrcset="${files}" imagesizes="${sizes}"${FIRST}/>`;
  const wait = html.includes(END) ? WAIT : '';
  return html.replace(HEAD_END, () => link + wait + HEAD_END);
}
