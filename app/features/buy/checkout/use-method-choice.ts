import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import type { FieldError } from '~/components/ui/field';
import { useText } from '~/i18n/text';
import type { CheckoutReply } from './checkout-reply';

type Intent = 'shipping-method' | 'payment-method';

export type MethodChoice = {
  isBusy: boolean;
  /** Increases with every answer: the groups render again with the shop's selection. */
  round: number;
  lastChosen: Intent | null;
  errors: Record<string, FieldError | null>;
  onChange: (intent: Intent) => (event: FormEvent<HTMLElement>) => void;
};

/**
 * Sends a selection of shipping or payment method immediately, without touching other input. One
 * after the other: a selection made during a request waits for its answer, and a newer one of the
 * same kind replaces it. So the shop receives them in order and decides what fits together, and the
 * page shows its decision. `edit` names the open part, which stays open.
 */
export function useMethodChoice(edit: string): MethodChoice {
  const { t } = useText();
  const { state, data, submit } = useFetcher<CheckoutReply>();
  const waiting = useRef(new Map<Intent, Record<string, string>>());
  const [lastChosen, setLastChosen] = useState<Intent | null>(null);
  const round = useAnswers(state);

  const sendNext = useCallback(() => {
    const [next] = waiting.current;
    if (!next) return;
    waiting.current.delete(next[0]);
    submit(next[1], { method: 'post', preventScrollReset: true });
  }, [submit]);

  useEffect(() => {
    if (state === 'idle') sendNext();
  }, [state, sendNext]);

  return {
    isBusy: state !== 'idle',
    round,
    lastChosen,
    errors:
      data?.isUnanswered && lastChosen
        ? { [lastChosen]: { code: 'unanswered', text: t('checkout.unansweredChoice') } }
        : (data?.result.error ?? {}),
    onChange: (intent) => (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      setLastChosen(intent);
      waiting.current.set(intent, { intent, edit, [target.name]: target.value });
      if (state === 'idle') sendNext();
    },
  };
}

/** The number of answers. */
function useAnswers(state: string): number {
  const [{ before, count }, setSeen] = useState({ before: state, count: 0 });
  if (state !== before) setSeen({ before: state, count: state === 'idle' ? count + 1 : count });
  return count;
}
