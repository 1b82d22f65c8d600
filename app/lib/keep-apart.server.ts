/**
 * Elements that stand apart from what is beside them. Forms are none of them: their fields could pass for
 * what is asked of their nodes.
 */
const APART = new Set(
  'address article aside blockquote caption center dd details dir div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const TEXT = 3;

/** Puts spaces around an element that is about to give way to what it holds, where its text would run into another. */
export function keepApart(node: Node, name: string): void {
  if (!APART.has(name)) return;
  const { previousSibling: previous, nextSibling: next } = node;
  if (runsInto(previous, /\s$/)) addSpace(node);
  if (runsInto(next, /^\s/) && node.hasChildNodes()) addSpace(next);
}

function runsInto(beside: Node | null, space: RegExp): beside is Node {
  if (!beside || isApart(beside)) return false;
  return beside.nodeType !== TEXT || !space.test(beside.nodeValue ?? '');
}

/** A form may stand beside it, so its name may be anything. */
function isApart({ nodeName }: { nodeName: unknown }): boolean {
  return typeof nodeName === 'string' && APART.has(nodeName.toLowerCase());
}

function addSpace(before: Node): void {
  before.parentNode?.insertBefore(before.ownerDocument!.createTextNode(' '), before);
}
