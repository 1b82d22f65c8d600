import type { ReactNode } from 'react';
import { QrCode, type QrCodeView } from '~/components/ui/qr-code';
import { Button, ButtonLink } from '~/components/ui/button';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { PasswordField } from '~/components/ui/password-field';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { Operator } from '~/services/operator-api/operator';

/** The data for the authenticator app; `sealed` is posted back with its first code. */
export type SecondStepView = { sealed: string; key: string; code: QrCodeView };

export type TeamReply = { errors: SummaryError[]; offer?: SecondStepView | null };

/** The logged-in operator, their rights, and the second step of their log-in. */
export function TeamPage({
  operator,
  reply,
  children,
}: {
  operator: Operator;
  reply?: TeamReply | undefined;
  /** The actions. */
  children: ReactNode;
}) {
  const { t, href } = useText();
  const { rights, hasSecondStep } = operator;
  const errors = reply?.errors ?? [];
  return (
    <div className="page page-narrow team">
      <ErrorSummary errors={errors} />
      <h1>{t('operator.title')}</h1>
      <section className="panel" aria-labelledby="account-title">
        <h2 id="account-title">{t('operator.account')}</h2>
        <p>{t('operator.loggedInAs', { who: nameAndAddress(operator) })}</p>
        <p>{t('operator.rights')}</p>
        <ul className="team-rights">
          {rights.map((right) => (
            <li key={right}>{t(`operator.right.${right}`)}</li>
          ))}
        </ul>
        {rights.includes('edit') && (
          <ButtonLink href={href('/operator/edit')}>{t('operator.editPages')}</ButtonLink>
        )}
        <form className="team-ways" method="post" action={href('/operator')}>
          {rights.includes('edit') && (
            <Button name="intent" value="tour" variant="secondary">
              {t('operator.tour')}
            </Button>
          )}
          <Button name="intent" value="log-out" variant="secondary">
            {t('operator.logOut')}
          </Button>
        </form>
      </section>
      {children}
      <section className="panel" aria-labelledby="second-step-title">
        <h2 id="second-step-title">{t('operator.secondStep')}</h2>
        <form
          className="form-stack second-step"
          method="post"
          action={href('/operator')}
          noValidate
        >
          {hasSecondStep ? (
            <TurnOff error={errors[0]} />
          ) : (
            <TurnOn offer={reply?.offer ?? null} error={errors[0]} />
          )}
        </form>
      </section>
    </div>
  );
}

function TurnOff({ error }: { error: SummaryError | undefined }) {
  const { t } = useText();
  return (
    <>
      <p>{t('operator.secondStepIsOn')}</p>
      <p>{t('operator.secondStepTurnOffText')}</p>
      <PasswordField label={t('operator.password')} error={error} />
      <Button name="intent" value="turn-off" variant="secondary">
        {t('operator.secondStepTurnOff')}
      </Button>
    </>
  );
}

function TurnOn({
  offer,
  error,
}: {
  offer: SecondStepView | null;
  error: SummaryError | undefined;
}) {
  const { t, href } = useText();
  if (!offer) {
    return (
      <>
        <p>{t('operator.secondStepIsOff')}</p>
        {/* The page comes back with more content below; the focus goes there. */}
        <Button
          name="intent"
          value="offer"
          variant="secondary"
          formAction={href('/operator#second-step-title')}
        >
          {t('operator.secondStepOffer')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{t('operator.secondStepScan')}</p>
      <QrCode code={offer.code} label={t('operator.secondStepPicture')} />
      <p>
        {t('operator.secondStepKey')}: <code className="second-step-key">{offer.key}</code>
      </p>
      <input type="hidden" name="sealed" value={offer.sealed} />
      <TextInput
        name="code"
        label={t('operator.code')}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
      <Button name="intent" value="turn-on">
        {t('operator.secondStepTurnOn')}
      </Button>
    </>
  );
}

/** An operator without a name is shown by the e-mail address. */
function nameAndAddress({ name, email }: Operator): string {
  return name === email ? email : `${name}, ${email}`;
}
