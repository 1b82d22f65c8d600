import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/checkbox';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { useCheckoutFields } from './checkout-fields';
import { isTicked, useCheckoutReply } from './checkout-reply';
import type { GuestWays, ReviewMailView } from './checkout-view';
import { Section } from './checkout-section';

type ContactSectionProps = {
  email: string;
  isOpen: boolean;
  /** A separate button, if no other open form saves the e-mail address as well. */
  hasButton: boolean;
  guest: GuestWays | null;
  /** Shown where the address is entered, with an immediate opt-out (§ 7(3) no. 4 UWG). */
  reviewMail: ReviewMailView | null;
};

export function ContactSection(props: ContactSectionProps) {
  const { email, isOpen, hasButton, guest, reviewMail } = props;
  const { t, href } = useText();
  const { input, box } = useCheckoutFields();
  const reply = useCheckoutReply();
  const name = 'reviewMailRefused';
  return (
    <Section
      id="contact-information"
      number={1}
      title={t('checkout.contact')}
      edit={!isOpen && guest && { path: guest.editPath, label: t('checkout.contact') }}
    >
      {guest && (
        <p>
          {guest.login.question} <a href={href(guest.login.href)}>{guest.login.text}</a>
        </p>
      )}
      {isOpen ? (
        <>
          <TextInput
            {...input('email', email, 'email')}
            label={t('common.emailLabel')}
            hint={t('checkout.emailHint')}
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
            required
          />
          <p className="small">
            {t('checkout.privacyBefore')}{' '}
            <a href={href('/privacy-policy')}>{t('checkout.privacyLink')}</a>
          </p>
          {hasButton && (
            <Button variant="secondary" name="intent" value="contact">
              {t('checkout.saveContact')}
            </Button>
          )}
        </>
      ) : (
        <p>{email}</p>
      )}
      {reviewMail && (
        <>
          <input type="hidden" name="reviewMailTold" value="yes" />
          <Checkbox
            {...reviewMail}
            {...box(name, isTicked(reply, name, 'edit', reviewMail.defaultChecked))}
          />
        </>
      )}
    </Section>
  );
}
