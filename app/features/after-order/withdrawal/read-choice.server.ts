import type { FieldError } from '~/components/ui/field';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { OrderChoice } from './order-choice';

export type Scope = 'all' | 'part';

/** The selected part of an order, as typed and as declared. */
export type ReadChoice = {
  scope: Scope;
  /** By line id, as typed. */
  quantities: Record<string, string>;
  /** Pieces by line; none for the whole order. */
  lines: { orderItemId: number; quantity: number }[];
  /** The same as text, for the declaration. */
  words: string;
  /** By control id. */
  errors: Record<string, FieldError>;
};

/** Reads scope and `quantity[<id>]` of a form for the lines of an order, and nothing else of it. */
export function readChoice(form: FormData, choice: OrderChoice, locale: Locale): ReadChoice {
  const { t } = translatorFor(locale);
  const scope: Scope = form.getAll('scope').at(-1) === 'part' ? 'part' : 'all';
  const quantities: ReadChoice['quantities'] = {};
  const errors: ReadChoice['errors'] = {};
  const chosen: { id: number; name: string; quantity: number }[] = [];
  for (const { id, name, left } of choice.lines) {
    const typed = String(form.getAll(`quantity[${id}]`).at(-1) ?? '').trim();
    quantities[id] = typed.slice(0, 20);
    if (scope === 'all' || typed === '') continue;
    const quantity = /^\d{1,5}$/.test(typed) ? Number(typed) : NaN;
    if (!(quantity <= left)) {
      const text = t('withdrawal.error.quantity', { name, max: left });
      errors[`quantity-${id}`] = { code: 'quantity.range', text };
    } else if (quantity > 0) chosen.push({ id, name, quantity });
  }
  if (scope === 'all' && choice.lines.every(({ left }) => left === 0)) {
    errors.scope = { code: 'items.withdrawn', text: t('withdrawal.error.allWithdrawn') };
  }
  if (scope === 'part' && chosen.length === 0 && Object.keys(errors).length === 0) {
    errors.scope = { code: 'items.required', text: t('withdrawal.error.items') };
  }
  return {
    scope,
    quantities,
    lines: chosen.map(({ id, quantity }) => ({ orderItemId: id, quantity })),
    words: chosen.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n'),
    errors,
  };
}
