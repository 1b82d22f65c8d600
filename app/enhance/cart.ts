import { isBusy, setBusy } from './busy';
import { emitEvents, type CartEvents } from './cart-events';
import { showCount } from './counts';
import { showNotices, type Notice } from './notices';
import { postForm, submitForReal, Unanswered } from './post-form';
import { openQuickCheckout } from './quick-checkout';

/** The answer of /api/cart to `Accept: application/json`. */
type CartAnswer = CartEvents & {
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
  // Sent by a script that has emptied the cart.
  document.addEventListener('module:clearCart', () => {
    showCount('cartCount', 0);
    if (document.querySelector('[data-cart]')) location.reload();
  });
  // A page restored from the history must not stay busy.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-busy]')) {
      setBusy(form, form.querySelector('[aria-busy]'), false);
    }
  });
}

/** Sent again, the goods might be in the cart twice: the shopper sees what is in it, and decides. */
export function showWhatIsInCart(): void {
  const link = document.querySelector('[data-cart-count]')?.closest('a');
  location.assign(`${link?.href ?? '/cart'}?unanswered`);
}

/** Real posts leave the page; a dialog's close form and searches need no mark. */
function markAsBusy(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (form.method === 'post') setBusy(form, submitter, true);
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  setBusy(form, submitter, true);
  let answer: CartAnswer;
  try {
    const posted = await postForm(form, submitter);
    // Nothing was added, and the page can show the error at its field.
    if (form.dataset.action && posted.status === 422) throw new Error('refused');
    answer = posted.answer as CartAnswer;
  } catch (error) {
    setBusy(form, submitter, false);
    if (error instanceof Unanswered) return showWhatIsInCart();
    // The page's own submit still works if the request was refused: it has its own messages.
    return submitForReal(form, submitter);
  }
  setBusy(form, submitter, false);
  if (answer.redirect) return location.assign(answer.redirect);
  showCount('cartCount', answer.cartCount, answer.cartCountText);
  emitEvents(answer);
  // The dialog shows the added goods, and is read out when it opens: a notice would repeat it.
  if (answer.quickCheckoutHtml && openQuickCheckout(answer.quickCheckoutHtml)) return;
  showNotices(answer.notices);
}
