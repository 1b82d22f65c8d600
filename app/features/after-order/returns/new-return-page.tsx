import { Button } from '~/components/ui/button';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { errorOf } from '~/components/ui/form-reply';
import { Notice } from '~/components/ui/notice';
import { Select } from '~/components/ui/select';
import { TextArea, TextInput } from '~/components/ui/text-input';
import { OrderedPicture } from '~/features/after-order/confirmation/ordered-line';
import { returnTitle } from '~/features/account/my-orders/return-link';
import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { TypedReturn } from './read-return-form.server';
import type { NewReturnView, ReturnableLine } from './new-return-view';

type ReturnReply = { typed: TypedReturn; errors: SummaryError[] };

type NewReturnPageProps = {
  view: NewReturnView;
  /** Identifies this form, so that it makes one return however often it is sent. */
  submissionId: string;
  shopEmail: string;
  reply?: ReturnReply | undefined;
};

/**
 * The goods of a return, their quantities and reasons (§5), mainly faults (§ 437 BGB); in addition
 * to the right of withdrawal (L-19).
 */
export function NewReturnPage({ view, submissionId, shopEmail, reply }: NewReturnPageProps) {
  const { t, href } = useText();
  const { orderId: number, lines } = view;
  const isForFaults = view.returnableFor === 'faults';
  const errors = reply?.errors ?? [];
  if (lines.length === 0) return <NotReturnable {...{ view, shopEmail, errors }} />;
  return (
    <article className="returns">
      <ErrorSummary errors={errors} />
      <h1>{t(returnTitle(view))}</h1>
      <p>{t(isForFaults ? 'returns.claimIntro' : 'returns.newIntro', { number })}</p>
      <div className="return-hints small">
        <p>{t('returns.faultRights')}</p>
        <p>
          <MoneyHint view={view} />
        </p>
        <p>
          <WithdrawalHint view={view} />
        </p>
      </div>
      <form method="post" action={href(view.formPath)} className="form-stack" noValidate>
        <input
          type="hidden"
          name="submissionId"
          value={reply?.typed.submissionId ?? submissionId}
        />
        <ul className="return-lines" id="return-items" tabIndex={-1}>
          {lines.map((line) => (
            <ReturnLine key={line.id} line={line} typed={reply?.typed} errors={errors} />
          ))}
        </ul>
        <TextArea
          name="note"
          label={t('returns.note')}
          hint={t('returns.noteHint')}
          rows={3}
          maxLength={LIMITS.return.note}
          defaultValue={reply?.typed.note}
          error={errorOf(errors, 'note')}
        />
        <div className="button-row">
          <Button>{t(isForFaults ? 'returns.submitClaim' : 'returns.submit')}</Button>
          <a href={href(view.orderPath)}>{t('returns.backToOrder')}</a>
        </div>
      </form>
    </article>
  );
}

type ReturnLineProps = {
  line: ReturnableLine;
  typed: ReturnReply['typed'] | undefined;
  errors: SummaryError[];
};

function ReturnLine({ line, typed, errors }: ReturnLineProps) {
  const { t } = useText();
  const { id, name, left, picture, isMadeToOrder, isGiftCard, reasons, defaultReasonId } = line;
  const wrong = (control: string) => errorOf(errors, `${control}-${id}`);
  return (
    <li>
      <fieldset className="return-line">
        <legend>{name}</legend>
        <OrderedPicture picture={picture} />
        <div className="return-fields">
          {isMadeToOrder && <p className="line-note">{t('returns.madeToOrder')}</p>}
          {isGiftCard && <p className="line-note">{t('giftCard.comeTogether')}</p>}
          <TextInput
            id={`quantity-${id}`}
            name={`quantity[${id}]`}
            label={t('returns.quantity')}
            hint={t('returns.quantityLeft', { count: left })}
            type="number"
            inputMode="numeric"
            min={0}
            max={left}
            defaultValue={typed?.quantities[id] ?? ''}
            error={wrong('quantity')}
            isOneOfSeveral
          />
          <Select
            id={`reason-${id}`}
            name={`reason[${id}]`}
            label={t('returns.reason')}
            defaultValue={typed?.reasons[id] ?? String(defaultReasonId ?? '')}
            error={wrong('reason')}
            isOneOfSeveral
            options={[
              { value: '', label: t('returns.chooseReason') },
              ...reasons.map((reason) => ({ value: String(reason.id), label: reason.name })),
            ]}
          />
        </div>
      </fieldset>
    </li>
  );
}

type NotReturnableProps = Pick<NewReturnPageProps, 'view' | 'shopEmail'> & {
  errors: SummaryError[];
};

function NotReturnable({ view, shopEmail, errors }: NotReturnableProps) {
  const { t, href } = useText();
  return (
    <article className="returns">
      <ErrorSummary errors={errors} />
      <h1>{t('returns.notPossibleTitle')}</h1>
      <div id="return-items" tabIndex={-1}>
        <Notice
          type="neutral"
          message={
            <>
              {t('returns.notPossible')} <a href={`mailto:${shopEmail}`}>{shopEmail}</a>
            </>
          }
        />
      </div>
      <p>
        <WithdrawalHint view={view} />
      </p>
      <p>
        <a href={href(view.orderPath)}>{t('returns.backToOrder')}</a>
      </p>
    </article>
  );
}

/** The amount due is reduced first; the rest is paid back. */
function MoneyHint({ view: { due, currency } }: { view: NewReturnView }) {
  const { t, locale } = useText();
  if (due === 0) return t('returns.moneyBack');
  return t('returns.moneyLess', { due: money(due, locale, currency) });
}

/** A return is voluntary, in addition to the right of withdrawal, which is always open. */
function WithdrawalHint({ view: { orderId, accessKey } }: { view: NewReturnView }) {
  const { t, href } = useText();
  return (
    <>
      {t('returns.withdrawalHint')}{' '}
      <a href={href(`/withdrawal?order=${orderId}&key=${accessKey}`)}>
        {t('returns.withdrawalLink')}
      </a>
    </>
  );
}
