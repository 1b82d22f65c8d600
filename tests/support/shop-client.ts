import { readForm, type ShopForm } from './read-form';
import { readPage } from './read-page';

export type { ShopForm };

type Fields = Record<string, string | string[] | null>;

/**
 * A browser without script: stores cookies, follows 303 only on request, reads forms from the page
 * and sends what a browser would send.
 */
export class ShopClient {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<ShopPage> {
    return this.request('GET', path, undefined, headers);
  }

  /** Posts fields; a redirect is not followed. */
  async post(
    path: string,
    fields: Fields,
    headers: Record<string, string> = {},
  ): Promise<ShopPage> {
    return this.request('POST', path, encode(fields), headers);
  }

  /** Follows a redirect; throws if the answer is none. */
  async follow(page: ShopPage): Promise<ShopPage> {
    const location = page.headers.get('location');
    if (!location) throw new Error(`${page.url} answered ${page.status} and leads nowhere`);
    const next = await this.get(new URL(location, page.url).href);
    return next.status >= 300 && next.status < 400 ? this.follow(next) : next;
  }

  /** Submits a form of a page by one of its buttons, with some fields changed (null omits one). */
  async submit(form: ShopForm, changes: Fields = {}): Promise<ShopPage> {
    const fields = { ...form.fields, ...changes };
    if (form.method === 'get') {
      return this.get(`${new URL(form.action).pathname}?${encode(fields)}`);
    }
    return this.request('POST', form.action, encode(fields));
  }

  /** Submits a form with a file in one of its fields, as a browser does. */
  async submitWithFile(
    { action, fields }: ShopForm,
    { field, file, changes = {} }: { field: string; file: File; changes?: Fields },
  ): Promise<ShopPage> {
    const body = new FormData();
    for (const [name, value] of encode({ ...fields, ...changes })) body.append(name, value);
    body.append(field, file);
    return this.request('POST', action, body);
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  allCookies(): { name: string; value: string }[] {
    return [...this.cookies].map(([name, value]) => ({ name, value }));
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  private async request(
    method: string,
    path: string,
    body?: URLSearchParams | FormData,
    headers: Record<string, string> = {},
  ): Promise<ShopPage> {
    const url = new URL(path, this.origin);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = fetch(url, {
      method,
      redirect: 'manual',
      ...(body && { body }),
      // A slow test would reuse a connection that the shop has closed meanwhile.
      headers: { connection: 'close', ...this.headers, ...headers, ...(cookie && { cookie }) },
    });
    const response = await sent.catch((error: Error) => {
      throw new TypeError(`${method} ${url.href} not answered: ${String(error.cause)}`, {
        cause: error,
      });
    });
    for (const line of response.headers.getSetCookie()) this.store(line);
    return new ShopPage(url.href, response.status, response.headers, await response.text());
  }

  private store(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const isEnded = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
    if (isEnded) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}

/** An answer of the shop; its document is parsed on demand. */
export class ShopPage {
  private parsed: Document | undefined;

  constructor(
    readonly url: string,
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
  ) {}

  get document(): Document {
    this.parsed ??= readPage(this.html, this.url);
    return this.parsed;
  }

  /** Returns the visible text of the page or a part of it, with single spaces. */
  text(selector = 'body'): string {
    const element = this.document.querySelector(selector);
    return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  /** Returns the codes of the errors at the page's fields and in its summary. */
  errorCodes(): string[] {
    const marks = [...this.document.querySelectorAll('[data-error]')];
    return [...new Set(marks.map((mark) => mark.getAttribute('data-error') ?? ''))];
  }

  /** Returns the form that has a submit button with this name and value, or matches a selector. */
  form(selector: string): ShopForm {
    const found = this.document.querySelector(selector);
    const form = found?.closest('form');
    if (!form) throw new Error(`No form ${selector} on ${this.url}`);
    const button =
      found?.tagName === 'BUTTON' ? found : form.querySelector('button:not([type=button])');
    return readForm(form, button as HTMLButtonElement | null, this.url);
  }
}

function encode(fields: Fields): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) continue;
    for (const one of [value].flat()) body.append(name, one);
  }
  return body;
}
