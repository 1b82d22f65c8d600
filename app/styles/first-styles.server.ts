import { LRUCache } from 'lru-cache';
import { parse, type ChildNode } from 'postcss';
// oxlint-disable-next-line import/default
import rare from './rare.css?inline';
// oxlint-disable-next-line import/default -- Vite answers ?inline with the text of the built file
import fonts from './fonts.css?inline';
// oxlint-disable-next-line import/default
import styles from './shop.css?inline';

/** Returns the part of a style sheet that a page with these class names needs. */
type Part = (classes: ReadonlySet<string>) => string;

/** The position of a page's first styles. */
export const FIRST_STYLES = 'first-styles';
const PLACE = `<style id="${FIRST_STYLES}"></style>`;

const shopStyles = styleParts(styles + rare + fonts);
/** By the classes of a page: the next visitor's page mostly has the same. */
const known = new LRUCache<string, string>({ max: 200 });

/**
 * Inserts the styles for a page's first paint, so that it waits for no other file
 * (docs/decisions/031). `places` is the HTML that the server will put into the page's slots.
 */
export function withFirstStyles(html: string, places = ''): string {
  const text = stylesOf(classesOf(html, places));
  return html.replace(PLACE, () => PLACE.replace('><', `>${text}<`));
}

function stylesOf(classes: ReadonlySet<string>): string {
  const key = [...classes].join(' ');
  const text = known.get(key) ?? shopStyles(classes);
  known.set(key, text);
  return text;
}

/**
 * Parses a style sheet once. A page gets no rules for classes it lacks, for print, or for states of
 * interaction, and no animation that its rules do not name.
 */
export function styleParts(css: string): Part {
  const sheet = parse(css);
  const animations: { name: string; text: string }[] = [];
  sheet.walkAtRules('keyframes', (rule) => {
    animations.push({ name: rule.params, text: rule.toString() });
    rule.remove();
  });
  const rules = together(sheet.nodes);
  return (classes) => {
    const text = rules(classes);
    const named = animations.filter(({ name }) => text.includes(name));
    return text + named.map((animation) => animation.text).join('');
  };
}

function together(nodes: readonly ChildNode[]): Part {
  const parts = nodes.map(part);
  return (classes) => parts.map((each) => each(classes)).join('');
}

function part(node: ChildNode): Part {
  if (node.type === 'comment') return () => '';
  if (node.type === 'rule') {
    const selectors = node.selectors
      .filter(isSeenAtOnce)
      .map((text) => [text, needs(text)] as const);
    // The build keeps the blank before the value of a custom property.
    const body = `{${node.nodes.map((each) => String(each).replace(': ', ':')).join(';')}}`;
    return (classes) => {
      const used = selectors.filter(([, needed]) => needed.every((name) => classes.has(name)));
      return used.length > 0 ? used.map(([text]) => text).join(',') + body : '';
    };
  }
  if (node.type === 'atrule' && node.nodes) {
    const { name, params } = node;
    if (name === 'media' && params === 'print') return () => '';
    const isWhole = node.nodes.every(({ type }) => type === 'decl');
    if (isWhole) return () => node.toString();
    const inner = together(node.nodes);
    return (classes) => {
      const text = inner(classes);
      return text && `@${name} ${params}{${text}}`;
    };
  }
  return () => node.toString() + ';';
}

function isSeenAtOnce(selector: string): boolean {
  return !/:hover|:active|::backdrop|\[aria-busy/.test(selector);
}

/** The classes required for a selector to match; alternatives in brackets are ignored. */
function needs(selector: string): string[] {
  let bare = selector;
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
  return [...bare.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name!);
}

const CLASS = ' class="';

function classesOf(...parts: readonly string[]): Set<string> {
  const attributes = new Set<string>();
  for (const html of parts) {
    for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
      const end = html.indexOf('"', (at += CLASS.length));
      attributes.add(html.slice(at, end));
    }
  }
  return new Set([...attributes].flatMap((names) => names.split(' ')));
}
