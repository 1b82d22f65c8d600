import { isBusy, setBusy } from './busy';
import { showCount } from './counts';
import { showNotices, type Notice } from './notices';
import { postForm, submitForReal } from './post-form';

/** The action of a heart, as its field and label. */
type WishButtonState = { field: string; word: string };

/** The answer of /api/wishlist; only notices for a refusal. */
type WishlistReply = {
  notices: Notice[];
  done?: { variationId: number; count: number; next: WishButtonState; former: WishButtonState };
};

/** Hearts are submitted without leaving the page. */
export function enhanceWishes(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.enhance !== 'wish') return;
    event.preventDefault();
    if (!isBusy(form, event.submitter)) void send(form, event.submitter);
  });
}

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  setBusy(form, button, true);
  try {
    const { done, notices } = (await postForm(form, button)).answer as WishlistReply;
    if (done) show(done);
    showNotices(notices);
  } catch {
    submitForReal(form, button);
  }
  setBusy(form, button, false);
}

/** Every heart of these goods: a product may be in two lists. */
function show({ variationId, count, next, former }: NonNullable<WishlistReply['done']>) {
  showCount('wishCount', count);
  const hearts = `.wish[name=${former.field}][value="${variationId}"]`;
  for (const heart of document.querySelectorAll<HTMLButtonElement>(hearts)) {
    heart.name = next.field;
    heart.textContent = heart.textContent?.replace(former.word, next.word) ?? '';
  }
}
