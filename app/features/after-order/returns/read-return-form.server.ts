import type { SummaryError } from '~/components/ui/error-summary';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { isPlainText } from '~/lib/control-characters';
import { readId } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { NewReturnView, ReturnableLine } from './new-return-view';

/** As typed, by line id. */
export type TypedReturn = {
  quantities: Record<string, string>;
  reasons: Record<string, string>;
  note: string;
  submissionId: string;
};

type ReadReturn = {
  typed: TypedReturn;
  items: { orderItemId: number; quantity: number; returnReasonId: number | null }[];
  errors: SummaryError[];
};

/**
 * Reads `quantity[<id>]`, `reason[<id>]`, `note` and `submissionId` for the lines of an order. The
 * shop itself checks that goods and a reason were selected (§5): it knows the earlier requests.
 */
export function readReturnForm(form: FormData, view: NewReturnView, locale: Locale): ReadReturn {
  const { t } = translatorFor(locale);
  const value = (name: string) => String(form.getAll(name).at(-1) ?? '').trim();
  const typed: TypedReturn = {
    quantities: {},
    reasons: {},
    note: value('note').slice(0, LIMITS.return.note + 1),
    submissionId: value('submissionId').slice(0, 64),
  };
  const items: ReadReturn['items'] = [];
  const errors: SummaryError[] = [];
  for (const line of view.lines) {
    const quantity = value(`quantity[${line.id}]`);
    const reason = value(`reason[${line.id}]`);
    typed.quantities[line.id] = quantity.slice(0, 20);
    typed.reasons[line.id] = reason.slice(0, 20);
    if (quantity === '') continue;
    if (!/^\d{1,4}$/.test(quantity)) {
      errors.push(lineError(line, 'quantity.wholeNumber', locale));
    } else if (Number(quantity) > 0) {
      items.push({
        orderItemId: line.id,
        quantity: Number(quantity),
        returnReasonId: readId(reason),
      });
    }
  }
  if (typed.note.length > LIMITS.return.note || !isPlainText(typed.note)) {
    const text = t('returns.error.noteInvalid', { max: LIMITS.return.note });
    errors.push({ field: 'note', code: 'note.invalid', text });
  }
  return { typed, items, errors };
}

/** The shop's refusals, by the codes of `return.invalid` and `return.giftCards`. */
export function refusedLines(
  cause: Record<string, unknown>,
  view: NewReturnView,
  locale: Locale,
): SummaryError[] {
  return Object.entries(cause).map(([id, code]) => {
    const line = view.lines.find((each) => String(each.id) === id);
    return line ? lineError(line, String(code), locale) : choiceError(String(code), locale);
  });
}

function choiceError(code: string, locale: Locale): SummaryError {
  const { t } = translatorFor(locale);
  const isMissing = code === 'items.required';
  const text = t(isMissing ? 'returns.error.itemsRequired' : 'returns.error.itemsInvalid');
  return { field: 'return-items', code, text };
}

function lineError(line: ReturnableLine, code: string, locale: Locale): SummaryError {
  const { t } = translatorFor(locale);
  const values = { name: line.name, max: line.left };
  switch (code) {
    case 'quantity.wholeNumber':
      return {
        field: `quantity-${line.id}`,
        code,
        text: t('returns.error.quantityWholeNumber', values),
      };
    case 'quantity.tooMany':
      return {
        field: `quantity-${line.id}`,
        code,
        text: t('returns.error.quantityTooMany', values),
      };
    case 'giftCards.all':
      return { field: `quantity-${line.id}`, code, text: t('giftCard.allTogether', values) };
    case 'giftCards.used':
      return { field: `quantity-${line.id}`, code, text: t('giftCard.used', values) };
    case 'reason.madeToOrder':
      return {
        field: `reason-${line.id}`,
        code,
        text: t('returns.error.reasonMadeToOrder', values),
      };
    case 'reason.tooLate':
      return {
        field: `reason-${line.id}`,
        code,
        text: t('returns.error.reasonTooLate', values),
      };
    default:
      return {
        field: `reason-${line.id}`,
        code,
        text: t('returns.error.reasonRequired', values),
      };
  }
}
