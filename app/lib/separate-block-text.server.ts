/** Block elements. Forms are left out: the names of their fields shadow properties of the node. */
const BLOCK_ELEMENTS = new Set(
  'address article aside blockquote caption center dd details dir div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const TEXT = 3;

/**
 * Puts spaces around a block element before it is replaced by its content, so that its text does
 * not join its neighbours.
 */
export function separateBlockText(node: Node, name: string): void {
  if (!BLOCK_ELEMENTS.has(name)) return;
  const { previousSibling: previous, nextSibling: next } = node;
  if (joinsText(previous, /\s$/)) addSpace(node);
  if (joinsText(next, /^\s/) && node.hasChildNodes()) addSpace(next);
}

function joinsText(beside: Node | null, space: RegExp): beside is Node {
  if (!beside || isBlock(beside)) return false;
  return beside.nodeType !== TEXT || !space.test(beside.nodeValue ?? '');
}

/** A form may be the neighbour: then `nodeName` may be one of its fields. */
function isBlock({ nodeName }: { nodeName: unknown }): boolean {
  return typeof nodeName === 'string' && BLOCK_ELEMENTS.has(nodeName.toLowerCase());
}

function addSpace(before: Node): void {
  before.parentNode?.insertBefore(before.ownerDocument!.createTextNode(' '), before);
}
