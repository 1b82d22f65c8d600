import { money, OUTCOMES, type KeptPayment, type Outcome } from './accounts';
import { METHODS } from './methods';

const WORDS: Record<Outcome, string> = {
  paid: 'Pay',
  authorized: 'Authorise: the money is held',
  pending: 'Pay later: pending',
  open: 'Go back without paying: open',
  failed: 'The bank refuses: failed',
  canceled: 'Cancel',
  expired: 'Let it expire',
};

/** The provider's page, on which the tester chooses the outcome of the payment. */
export function hostedPage(payment: KeptPayment): string {
  const { value, currency } = money(payment.amount, payment.currency);
  const isOver = payment.status !== 'open';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test payment</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>
body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem}
form{display:grid;gap:.75rem}button,select{font:inherit;padding:.7rem;min-height:48px}</style></head><body>
<h1>Test payment</h1>
<p>${escape(payment.description)}</p>
<p><strong>${value} ${escape(currency)}</strong>, ${escape(payment.method ?? 'any way')}, ${escape(payment.id)}</p>
${isOver ? `<p>This payment is ${payment.status}. <a href="${escape(payment.redirectUrl)}">Back to the shop</a></p>` : form(payment)}
</body></html>`;
}

function form({ method }: KeptPayment): string {
  const choice = method
    ? ''
    : `<label>Way to pay <select name="method">${METHODS.map(({ id, names }) => `<option value="${id}">${names.en}</option>`).join('')}</select></label>`;
  const buttons = OUTCOMES.map(
    (outcome) => `<button name="outcome" value="${outcome}">${WORDS[outcome]}</button>`,
  );
  return `<form method="post">${choice}${buttons.join('')}</form>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
