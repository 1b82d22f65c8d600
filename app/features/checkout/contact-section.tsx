import { Button } from '~/components/ui/button';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import { useCheckoutFields } from './checkout-fields';
import { Section } from './section';

type ContactSectionProps = {
  email: string;
  isOpen: boolean;
  canEdit: boolean;
};

export function ContactSection({ email, isOpen, canEdit }: ContactSectionProps) {
  const { t, href } = useText();
  const { input } = useCheckoutFields();
  const edit = { path: '/checkout?edit=contact#contact-information', label: t('checkout.contact') };
  return (
    <Section
      id="contact-information"
      number={1}
      title={t('checkout.contact')}
      edit={!isOpen && canEdit && edit}
    >
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
          <Button variant="secondary" name="intent" value="contact">
            {t('checkout.saveContact')}
          </Button>
        </>
      ) : (
        <p>{email}</p>
      )}
    </Section>
  );
}
