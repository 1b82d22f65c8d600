import { FIRST_STYLES } from './first-styles.server';

const FIRST = ' fetchpriority="high"';
const STYLES = `<style id="${FIRST_STYLES}"`;

/**
 * Names the first picture of a page before its styles, so that it is asked for before anything else
 * (docs/decisions/031). A picture in several cuts is left to its own element: which of them is
 * shown, its sources say.
 */
export function withFirstPictureAhead(html: string): string {
  const at = html.indexOf(FIRST);
  if (at < 0) return html;
  const tag = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at));
  const [, files] = /^<img\b.* srcset="([^"]+)"/i.exec(tag) ?? [];
  const [, sizes] = / sizes="([^"]+)"/.exec(tag) ?? [];
  if (!files || !sizes) return html;
  const link = `<link rel="preload" as="image" imagesrcset="${files}" imagesizes="${sizes}"${FIRST}/>`;
  return html.replace(STYLES, () => link + STYLES);
}
