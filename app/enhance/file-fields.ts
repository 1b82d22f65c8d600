/** Reports a file that is too large before it is uploaded in vain. */
export function enhanceFileFields(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.maxBytes) checkSize(target);
  });
  // Before the script of the cart sends the form.
  document.addEventListener('submit', refuse, { capture: true });
}

function checkSize(input: HTMLInputElement): void {
  const most = Number(input.dataset.maxBytes);
  const isTooLarge = [...(input.files ?? [])].some(({ size }) => size > most);
  const message = document.getElementById(`${input.id}-too-large`)!;
  message.hidden = !isTooLarge;
  if (isTooLarge) message.dataset.error = 'fileSize';
  else delete message.dataset.error;
  input.setCustomValidity(isTooLarge ? message.textContent : '');
  input.setAttribute('aria-invalid', String(isTooLarge));
  describe(input, message.id, isTooLarge);
}

/** The message belongs to the field's description while it is shown. */
function describe(input: HTMLInputElement, id: string, isShown: boolean): void {
  const others = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each !== '' && each !== id);
  input.setAttribute('aria-describedby', (isShown ? [id, ...others] : others).join(' '));
}

function refuse(event: SubmitEvent): void {
  const fields = (event.target as Element).querySelectorAll<HTMLInputElement>('[data-max-bytes]');
  const wrong = [...fields].find(({ validity }) => validity.customError);
  if (!wrong) return;
  event.preventDefault();
  wrong.focus();
}
