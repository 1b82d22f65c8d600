import { FieldErrorText, type FieldError } from '~/components/ui/field';
import { Honeypot } from '~/components/ui/honeypot';
import { TOKEN_FIELD } from '~/lib/bot-check-fields';
import type { BotCheckView } from '~/services/bot-check/bot-check';
import { Challenge } from './challenge';

type BotCheckProps = {
  /** The target id for an error summary. */
  id: string;
  /** From the page's loader; null if the form is only previewed. */
  view: BotCheckView | null;
  error?: FieldError | undefined;
};

/** The fields that distinguish a visitor's form from a bot's; they stand before its button. */
export function BotCheck({ id, view, error }: BotCheckProps) {
  return (
    <>
      <Honeypot id={`${id}-website`} />
      {error && (
        <div className="field-wrong" id={id} tabIndex={-1}>
          <FieldErrorText id={id} error={error} />
        </div>
      )}
      {view && <input type="hidden" name={TOKEN_FIELD} value={view.token} />}
      {view?.challenge && <Challenge form={view.form} token={view.token} {...view.challenge} />}
    </>
  );
}
