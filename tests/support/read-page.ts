import domino, { type MendedKind } from '@mixmark-io/domino';
import select from '@mixmark-io/domino/lib/select.js';

const LISTED = 'button, fieldset, input:not([type=image]), object, output, select, textarea';

/** Formats of control values; others are invalid. */
const FORMS: Record<string, RegExp> = {
  number: /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i,
  date: /^\d{4,}-\d\d-\d\d$/,
  file: /^$/,
};

/**
 * Parses a page as a browser without script: its tree, its selectors and the submitted values of
 * its forms. jsdom takes up to seven times as long, and leaks each document that has elements with
 * an id. No styles, events or script; these are tested in a browser.
 */
export function readPage(html: string, address: string): Document {
  const parser = new domino.impl.HTMLParser(address, undefined, { scripting_enabled: false });
  parser.parse(html, true);
  return parser.document();
}

// Corrects domino where it deviates from the standard: lists, addresses, values of controls.

/** A selector compares the attribute in the page, not the property of that name. */
select.selectors.attr = (name, operator, wanted, isAnyCase) => {
  const compare = select.operators[operator]!;
  return (node) => {
    // The walk up includes the document, which has no attributes.
    const value = node.getAttribute?.(name) ?? null;
    if (value === null) return false;
    if (!isAnyCase) return compare(value, wanted);
    return compare(value.toLowerCase(), wanted.toLowerCase());
  };
};

/** The element that `:scope` refers to: the one being queried. */
let asked: ParentNode | undefined;
select.selectors[':scope'] = (node) =>
  node === (asked && 'documentElement' in asked ? asked.documentElement : asked);

/** The check of a control's state may run a query within another. */
function asking<Answer>(node: ParentNode, answer: () => Answer): Answer {
  const earlier = asked;
  asked = node;
  try {
    return answer();
  } finally {
    asked = earlier;
  }
}

/** domino's lists would be live and not iterable, and a missing element undefined. */
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

/** Computed once, because each link of a page needs it. */
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

/** Of several checked radio buttons, a browser checks the last. */
function lastChecked(radio: HTMLInputElement): HTMLInputElement | undefined {
  const around = radio.closest('form') ?? radio.ownerDocument;
  const checked = [...around.querySelectorAll<HTMLInputElement>('input[type=radio][checked]')];
  return checked.findLast(({ name }) => name === radio.name);
}

/** In a browser, values that are invalid for the type are empty. */
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

/** A list of one line always has one: the last selected option, or the first enabled one. */
function selectedOf(list: HTMLSelectElement): HTMLOptionElement[] {
  const options = [...list.querySelectorAll('option')];
  const said = options.filter((option) => option.hasAttribute('selected'));
  if (list.multiple) return said;
  const first = list.size > 1 ? undefined : options.find(canBeChosen);
  return [said.at(-1) ?? first].filter((option) => option !== undefined);
}

const canBeChosen = (option: HTMLOptionElement) =>
  !option.disabled && !option.closest('optgroup[disabled]');

/** Properties of a prototype cannot be changed: new elements get another prototype in front. */
function mend<Kind>(name: MendedKind, properties: object & ThisType<Kind>): void {
  const kind = domino.impl[name];
  const descriptors = Object.getOwnPropertyDescriptors(properties);
  if (name === 'HTMLElement') Object.defineProperties(kind.prototype, descriptors);
  else kind.prototype = Object.create(kind.prototype, descriptors);
}
