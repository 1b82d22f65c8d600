import { useEffect, useRef, useState } from 'react';
import type { CardFieldsView } from './checkout-view';
import { loadCardScript, type CardScript } from './card-script';

/**
 * The provider's fields for a card: the provider's own iframes, so that the card data never reach
 * the shop. Pressing the order button first creates a token of them, which is posted with the form.
 * If that fails, or nothing is typed, the order is placed without it, and the provider's page
 * collects the data.
 */
export default function CardFields({ labels, hint, error, ...account }: CardFieldsView) {
  const group = useRef<HTMLFieldSetElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const [isReady, setReady] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const { scriptUrl, profileId, locale, isTest } = account;
  useEffect(() => {
    const fields = group.current!;
    const form = fields.form!;
    let script: CardScript | null = null;
    let isTyped = false;
    let hasEnded = false;
    const ends: (() => void)[] = [];
    void loadCardScript(scriptUrl)
      .then((open) => {
        if (hasEnded) return;
        script = open(profileId, { locale, testmode: isTest });
        for (const place of fields.querySelectorAll<HTMLElement>('[data-card-field]')) {
          const field = script.createComponent(place.dataset.cardField!);
          field.mount(place);
          field.addEventListener('change', ({ dirty }) => {
            isTyped ||= dirty;
            token.current!.value = '';
            setWrong(false);
          });
          ends.push(() => field.unmount());
        }
        setReady(true);
      })
      .catch(() => setReady(false));

    const onSubmit = (event: SubmitEvent) => {
      const button = event.submitter as HTMLButtonElement | null;
      if (button?.value !== 'place' || !script || !isTyped || token.current!.value) return;
      event.preventDefault();
      event.stopPropagation();
      script
        .createToken()
        .then(({ token: made }) => {
          if (!made) throw new Error('no token');
          token.current!.value = made;
          // Not in the same task: a form cannot be submitted again while it is being submitted.
          setTimeout(() => form.requestSubmit(button));
        })
        .catch(() => {
          setWrong(true);
          fields.focus();
        });
    };
    form.addEventListener('submit', onSubmit, true);
    return () => {
      hasEnded = true;
      form.removeEventListener('submit', onSubmit, true);
      for (const end of ends) end();
    };
  }, [scriptUrl, profileId, locale, isTest]);
  return (
    <fieldset
      className="card-fields"
      ref={group}
      tabIndex={-1}
      hidden={!isReady}
      aria-describedby="card-fields-hint card-fields-error"
    >
      <input type="hidden" name="cardToken" ref={token} />
      <p className="field-hint" id="card-fields-hint">
        {hint}
      </p>
      <p
        className="field-error"
        id="card-fields-error"
        role="alert"
        data-error={isWrong ? 'payment.cardInvalid' : undefined}
      >
        {isWrong ? error : ''}
      </p>
      {Object.entries(labels).map(([name, label]) => (
        <div className="card-field" key={name}>
          <span className="field-label" id={`card-${name}`}>
            {label}
          </span>
          <div className="input" data-card-field={name} />
        </div>
      ))}
    </fieldset>
  );
}
