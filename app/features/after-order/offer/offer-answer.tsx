import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { Details } from '~/components/ui/details';
import { Notice } from '~/components/ui/notice';
import { TextArea } from '~/components/ui/text-input';
import { money } from '~/i18n/format';
import { errorOf } from '~/components/ui/form-reply';
import type { FormReply } from '~/features/page/form-action.server';
import { useText } from '~/i18n/text';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { OfferView } from './offer-view';

type OfferAnswerProps = { offer: OfferView; path: string; reply?: FormReply | undefined };

/**
 * Accept with the obligation to pay (§ 312j(3) BGB, L-02), or decline. The facts of the contract
 * stand directly above the button.
 */
export function OfferAnswer({ offer, path, reply }: OfferAnswerProps) {
  return (
    <div className="offer-answer" id="offer-answer">
      <VatNotice offer={offer} />
      {canAccept(offer) && <Accept offer={offer} path={path} reply={reply} />}
      <Reject path={path} reply={reply} />
    </div>
  );
}

/** Without VAT it is sold only to a confirmed VAT number. */
function canAccept({ short, vatNotice }: OfferView): boolean {
  return short === '' && (vatNotice === null || vatNotice === 'valid');
}

function VatNotice({ offer: { vatNotice } }: { offer: OfferView }) {
  const { t } = useText();
  if (vatNotice === null) return null;
  const message = {
    invalid: t('storefrontError.offer.vatNumberInvalid'),
    later: t('storefrontError.offer.vatNumberLater'),
    valid: t('offer.vatNumberValid'),
  }[vatNotice];
  return (
    <div data-vat-notice={vatNotice}>
      <Notice type={vatNotice === 'valid' ? 'neutral' : 'warning'} message={message} />
    </div>
  );
}

function Accept({ offer, path, reply }: OfferAnswerProps) {
  const { t, href, locale } = useText();
  const total = money(offer.totals.total, locale, offer.totals.currency);
  return (
    <section className="panel" aria-labelledby="offer-accept">
      <h2 id="offer-accept">{t('offer.acceptTitle')}</h2>
      <form method="post" action={href(path)} className="form-stack" noValidate>
        <TextArea
          name="giftCards"
          label={t('offer.giftCards')}
          hint={t('offer.giftCardsHint')}
          rows={2}
          defaultValue={reply?.values.giftCards}
          error={reply && errorOf(reply.errors, 'giftCards')}
          autoComplete="off"
          spellCheck={false}
        />
        <Checkbox
          name="terms"
          defaultChecked={Boolean(reply?.values.terms)}
          error={reply && errorOf(reply.errors, 'terms')}
          label={
            <>
              {t('checkout.termsBefore')}{' '}
              <a href={href('/terms-and-conditions')}>{t('checkout.termsLink')}</a>
              {t('checkout.termsAfter')}
            </>
          }
          required
        />
        <p className="small">
          {t('checkout.noticeBefore')}{' '}
          <a href={href('/cancellation-rights')}>{t('checkout.noticeWithdrawal')}</a>{' '}
          {t('checkout.noticeBetween')}{' '}
          <a href={href('/privacy-policy')}>{t('checkout.noticePrivacy')}</a>
          {t('checkout.noticeAfter')}
        </p>
        <p>{t('offer.acceptText', { total, email: offer.email })}</p>
        <Button size="large" name="intent" value="accept">
          {t('offer.accept')}
        </Button>
      </form>
    </section>
  );
}

function Reject({ path, reply }: Omit<OfferAnswerProps, 'offer'>) {
  const { t, href } = useText();
  const error = reply && errorOf(reply.errors, 'text');
  return (
    <Details summary={t('offer.rejectTitle')} open={error !== undefined}>
      <form method="post" action={href(path)} className="form-stack" noValidate>
        <TextArea
          name="text"
          label={t('offer.rejectText')}
          rows={3}
          maxLength={LIMITS.offer.text}
          defaultValue={reply?.values.text}
          error={error}
        />
        <Button variant="secondary" name="intent" value="reject">
          {t('offer.reject')}
        </Button>
      </form>
    </Details>
  );
}
