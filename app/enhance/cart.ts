import { isBusy, setBusy } from './busy';
import { showNotices, type Notice } from './notices';
import { openQuickCheckout } from './quick-checkout';

/** The answer of /api/cart to `Accept: application/json`. */
type CartAnswer = {
  cartCount: number;
  cartCountText?: string;
  notices: Notice[];
  quickCheckoutHtml?: string;
  redirect?: string;
};

/** Forms marked data-enhance="cart" are sent without leaving the page. */
export function enhanceCart(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    if (isBusy(form, event.submitter)) return event.preventDefault();
    if (form.dataset.enhance !== 'cart') return markAsBusy(form, event.submitter);
    event.preventDefault();
    void send(form, event.submitter);
  });
  // A page that comes back from the history must not stay busy.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-busy]')) {
      setBusy(form, form.querySelector('[aria-busy]'), false);
    }
  });
}

/** Real posts leave the page; a dialog's close form and searches do not need the mark. */
function markAsBusy(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (form.method === 'post') setBusy(form, submitter, true);
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  setBusy(form, submitter, true);
  let answer: CartAnswer;
  try {
    answer = await post(form, submitter);
  } catch {
    // The page's own submit still works when the request did not: it brings its own messages.
    setBusy(form, submitter, false);
    submitForReal(form, submitter);
    return;
  }
  setBusy(form, submitter, false);
  if (answer.redirect) return location.assign(answer.redirect);
  showCount(answer);
  // The dialog says what was added, and is read out when it opens: once is enough.
  if (answer.quickCheckoutHtml && openQuickCheckout(answer.quickCheckoutHtml)) return;
  showNotices(answer.notices);
}

async function post(form: HTMLFormElement, submitter: HTMLElement | null): Promise<CartAnswer> {
  // data-action is the script's own target; without script the form posts to its page.
  const { action } = form.dataset;
  const response = await fetch(action ?? form.action, {
    method: 'POST',
    body: bodyOf(form, submitter),
    headers: { Accept: 'application/json' },
  });
  if (!response.headers.get('Content-Type')?.includes('application/json'))
    throw new Error('no JSON');
  // Nothing was added, and the page itself can say at which field why.
  if (action && response.status === 422) throw new Error('refused');
  return (await response.json()) as CartAnswer;
}

/** Urlencoded as the browser would, unless there are files. */
function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null): BodyInit {
  const data = new FormData(form, submitter);
  if (form.enctype === 'multipart/form-data') return data;
  return new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
}

/** `submit()` sends no submit event, but forgets the button's own name and value. */
function submitForReal(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const value = document.createElement('input');
    value.type = 'hidden';
    value.name = submitter.name;
    value.value = submitter.value;
    form.append(value);
  }
  form.submit();
}

function showCount({ cartCount, cartCountText }: CartAnswer): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    element.dataset.cartCount = String(cartCount);
    const [shown, spoken] = element.children;
    if (shown) shown.textContent = String(cartCount);
    if (spoken) {
      spoken.textContent =
        cartCountText ?? spoken.textContent?.replace(/\d+/, String(cartCount)) ?? '';
    }
  }
}
