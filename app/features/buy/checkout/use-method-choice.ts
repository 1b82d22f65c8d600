import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
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
  /** It is sent when no request is under way. */
  choose: (intent: Intent, radio: HTMLInputElement) => void;
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

  const choose = (intent: Intent, radio: HTMLInputElement) => {
    setLastChosen(intent);
    waiting.current.set(intent, { intent, edit, [radio.name]: radio.value });
  };

  return {
    isBusy: state !== 'idle',
    round,
    lastChosen,
    errors:
      data?.isUnanswered && lastChosen
        ? { [lastChosen]: { code: 'unanswered', text: t('checkout.unansweredChoice') } }
        : (data?.result.error ?? {}),
    onChange: (intent) => (event) => {
      if (!(event.target instanceof HTMLInputElement)) return;
      choose(intent, event.target);
      if (state === 'idle') sendNext();
    },
    choose,
  };
}

/**
 * What was selected before the page's script ran, or restored by the browser, is sent as well: the
 * effects of the sections come before that of the page, which sends.
 */
export function useEarlyChoice(
  { choose }: MethodChoice,
  intent: Intent,
  group: RefObject<HTMLElement>,
): void {
  const isSeen = useRef(false);
  useEffect(() => {
    if (isSeen.current) return;
    isSeen.current = true;
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked && !checked.defaultChecked) choose(intent, checked);
  }, [choose, intent, group]);
}

/** The number of answers. */
function useAnswers(state: string): number {
  const [{ before, count }, setSeen] = useState({ before: state, count: 0 });
  if (state !== before) setSeen({ before: state, count: state === 'idle' ? count + 1 : count });
  return count;
}
