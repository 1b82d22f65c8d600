import { Button } from '~/components/ui/button';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { useCheckoutFields } from './checkout-fields';
import type { GuestWays } from './checkout-view';
import { Section } from './checkout-section';

type ContactSectionProps = {
  email: string;
  isOpen: boolean;
  /** A button of its own, where no other form is open that saves the e-mail address as well. */
  hasButton: boolean;
  guest: GuestWays | null;
};

export function ContactSection({ email, isOpen, hasButton, guest }: ContactSectionProps) {
  const { t, href } = useText();
  const { input } = useCheckoutFields();
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
    </Section>
  );
}
