import { Button } from '~/components/ui/button';
import { TextInput } from '~/components/ui/text-input';
import { useText } from '~/i18n/text';
import type { CheckoutReply } from './checkout-reply';
import { formField } from './form-values';
import { Section } from './section';

type ContactSectionProps = {
  email: string;
  isOpen: boolean;
  canEdit: boolean;
  reply: CheckoutReply | undefined;
};

export function ContactSection({ email, isOpen, canEdit, reply }: ContactSectionProps) {
  const { t, href } = useText();
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
            {...formField(reply, 'email', email)}
            type="email"
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
