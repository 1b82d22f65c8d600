import domino, { type MendedKind } from '@mixmark-io/domino';
import select from '@mixmark-io/domino/lib/select.js';

const LISTED = 'button, fieldset, input:not([type=image]), object, output, select, textarea';

/** Forms of the values of controls that take no others. */
const FORMS: Record<string, RegExp> = {
  number: /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i,
  date: /^\d{4,}-\d\d-\d\d$/,
  file: /^$/,
};

/**
 * The document of a page as a browser without script has it: its tree, its selectors and what its
 * forms would send. A page takes jsdom up to seven times as long, and jsdom keeps each document that
 * has elements with an id. No styles, no events, no script; what a browser does with these is tested
 * in a browser.
 */
export function readPage(html: string, address: string): Document {
  const parser = new domino.impl.HTMLParser(address, undefined, { scripting_enabled: false });
  parser.parse(html, true);
  return parser.document();
}

// What domino leaves out or has of its own: lists, addresses and the values of controls.

/** A selector asks for what is written in the page, not for the property of that name. */
select.selectors.attr = (name, operator, wanted, isAnyCase) => {
  const compare = select.operators[operator]!;
  return (node) => {
    // Ancestors are asked up to the document, which has no attributes.
    const value = node.getAttribute?.(name) ?? null;
    if (value === null) return false;
    if (!isAnyCase) return compare(value, wanted);
    return compare(value.toLowerCase(), wanted.toLowerCase());
  };
};

/** What `:scope` stands for: the element that is being asked. */
let asked: ParentNode | undefined;
select.selectors[':scope'] = (node) =>
  node === (asked && 'documentElement' in asked ? asked.documentElement : asked);

/** Whether a control is checked may take a question of its own amid another. */
function asking<Answer>(node: ParentNode, answer: () => Answer): Answer {
  const earlier = asked;
  asked = node;
  try {
    return answer();
  } finally {
    asked = earlier;
  }
}

/** Some lists would be live ones that cannot be gone through, and what is not there undefined. */
for (const kind of ['HTMLElement', 'Document', 'DocumentFragment'] as const) {
  const { querySelectorAll } = domino.impl[kind].prototype as ParentNode;
  mend<ParentNode>(kind, {
    querySelector(selector: string) {
      return this.querySelectorAll(selector)[0] ?? null;
    },
    querySelectorAll(selector: string) {
      return asking(this, () => Array.from(querySelectorAll.call(this, selector)));
    },
  });
}

mend<Document & { ['_address']: string }>('Document', {
  _resolve(href: string) {
    const { _address: address } = this;
    const base = baseOf(this, address);
    return URL.canParse(href, base) ? new URL(href, base).href : href;
  },
});

const bases = new WeakMap<Document, string>();

/** Looked for once: a page with many links would be gone through as often. */
function baseOf(document: Document, address: string): string {
  const known = bases.get(document);
  if (known) return known;
  const own = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  const base = new URL(own, address).href;
  bases.set(document, base);
  return base;
}

mend<HTMLElement>('HTMLElement', {
  get children() {
    return Array.from(this.childNodes).filter(({ nodeType }) => nodeType === 1);
  },
});

mend<HTMLFormElement>('HTMLFormElement', {
  get elements() {
    const inside = this.querySelectorAll(LISTED);
    if (!this.id) return [...inside].filter((control) => !control.hasAttribute('form'));
    const all = this.ownerDocument.querySelectorAll(LISTED);
    return [...all].filter((control) => {
      const owner = control.getAttribute('form');
      return owner === null ? this.contains(control) : owner === this.id;
    });
  },
});

mend<HTMLInputElement>('HTMLInputElement', {
  get checked() {
    if (!this.hasAttribute('checked')) return false;
    return this.type !== 'radio' || lastChecked(this) === this;
  },
  get value() {
    const value = this.getAttribute('value');
    if (/^(checkbox|radio)$/.test(this.type)) return value ?? 'on';
    return sanitised(this.type, value ?? '');
  },
});

/** Of radio buttons that are all said to be checked, a browser checks the last. */
function lastChecked(radio: HTMLInputElement): HTMLInputElement | undefined {
  const around = radio.closest('form') ?? radio.ownerDocument;
  const checked = [...around.querySelectorAll<HTMLInputElement>('input[type=radio][checked]')];
  return checked.findLast(({ name }) => name === radio.name);
}

/** Values that are none of their type are empty in a browser. */
function sanitised(type: string, value: string): string {
  if (/^(hidden|submit|reset|button)$/.test(type)) return value;
  const line = value.replace(/[\r\n]/g, '');
  if (/^(email|url)$/.test(type)) return line.trim();
  const form = FORMS[type];
  return form && !form.test(line) ? '' : line;
}

mend<HTMLOptionElement>('HTMLOptionElement', {
  get value() {
    return this.getAttribute('value') ?? this.text;
  },
  get selected() {
    const list = this.closest('select');
    return list ? selectedOf(list).includes(this) : this.hasAttribute('selected');
  },
});

mend<HTMLSelectElement>('HTMLSelectElement', {
  get type() {
    return this.multiple ? 'select-multiple' : 'select-one';
  },
  get options() {
    return [...this.querySelectorAll('option')];
  },
  get selectedOptions() {
    return selectedOf(this);
  },
  get value() {
    return selectedOf(this)[0]?.value ?? '';
  },
});

/** Of a list of one line always one: the last that is said to be selected, or the first that can be. */
function selectedOf(list: HTMLSelectElement): HTMLOptionElement[] {
  const options = [...list.querySelectorAll('option')];
  const said = options.filter((option) => option.hasAttribute('selected'));
  if (list.multiple) return said;
  const first = list.size > 1 ? undefined : options.find(canBeChosen);
  return [said.at(-1) ?? first].filter((option) => option !== undefined);
}

const canBeChosen = (option: HTMLOptionElement) =>
  !option.disabled && !option.closest('optgroup[disabled]');

/** Own properties of a kind cannot be changed: its new elements get a prototype that stands before. */
function mend<Kind>(name: MendedKind, properties: object & ThisType<Kind>): void {
  const kind = domino.impl[name];
  const descriptors = Object.getOwnPropertyDescriptors(properties);
  if (name === 'HTMLElement') Object.defineProperties(kind.prototype, descriptors);
  else kind.prototype = Object.create(kind.prototype, descriptors);
}
