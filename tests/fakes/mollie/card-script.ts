/** The page in the frame of a field: the shop never sees the typed text. */
export const CARD_FIELD = `<!doctype html><title>card</title><style>input{box-sizing:border-box;width:100%;height:40px;border:0;font:inherit}</style><input aria-label="card"><script>
document.querySelector('input').addEventListener('input', (event) =>
  parent.postMessage({ name: location.hash.slice(1), value: event.target.value }, '*'));
</script>`;

/** The provider's script in a few lines; a number that ends in 0 is invalid. */
export function cardScript(origin: string): string {
  return `window.Mollie = function (profileId, options) {
  const values = {};
  const hears = {};
  addEventListener('message', ({ origin, data }) => {
    if (origin !== '${origin}') return;
    values[data.name] = data.value;
    if (hears[data.name]) hears[data.name]({ dirty: true });
  });
  return {
    createComponent(name) {
      const frame = document.createElement('iframe');
      frame.src = '${origin}/card-field#' + name;
      frame.title = name;
      frame.style.border = '0';
      frame.style.width = '100%';
      frame.style.height = '44px';
      return {
        mount: (place) => place.append(frame),
        unmount: () => frame.remove(),
        addEventListener: (event, hear) => (hears[name] = hear),
      };
    },
    createToken: async () =>
      /\\d{12,}[1-9]$/.test(values.cardNumber || '')
        ? { token: 'tkn_fake0001' }
        : { error: { message: 'invalid card' } },
  };
};`;
}
