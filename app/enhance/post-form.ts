/** The request was sent, but its result is unknown. */
export class Unanswered extends Error {}

/**
 * Sends a form without leaving the page and returns the JSON of the answer. Throws if it is none:
 * `Unanswered` if the shop cannot answer.
 */
export async function postForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<{ status: number; answer: unknown }> {
  // data-action is the script's own target; without script the form posts to its page.
  const response = await fetch(form.dataset.action ?? form.action, {
    method: 'POST',
    body: bodyOf(form, submitter),
    headers: { Accept: 'application/json' },
  }).catch(() => null);
  if (!response || response.status >= 500) throw new Unanswered();
  if (!response.headers.get('Content-Type')?.includes('application/json'))
    throw new Error('no JSON');
  return { status: response.status, answer: await response.json() };
}

/** Urlencoded as the browser would, unless there are files. */
function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null): BodyInit {
  const data = new FormData(form, submitter);
  if (form.enctype === 'multipart/form-data') return data;
  return new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
}

/** `submit()` fires no submit event, and drops the button's name and value. */
export function submitForReal(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const value = document.createElement('input');
    value.type = 'hidden';
    value.name = submitter.name;
    value.value = submitter.value;
    form.append(value);
  }
  form.submit();
}
