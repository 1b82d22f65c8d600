import { FieldErrorText, type FieldError } from '~/components/ui/field';
import { Honeypot } from '~/components/ui/honeypot';
import { TOKEN_FIELD } from '~/lib/bot-check-fields';
import type { BotCheckView } from '~/services/bot-check/bot-check';
import { Challenge } from './challenge';

type BotCheckProps = {
  /** Id of what an error summary leads to. */
  id: string;
  /** From the page's loader; null where the form is only looked at. */
  view: BotCheckView | null;
  error?: FieldError | undefined;
};

/** What a form carries so that it can be told from a program's; stands in front of its button. */
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
