import type { ComponentProps } from 'react';
import { useText } from '~/i18n/text';
import { TextInput } from './text-input';

type EmailFieldProps = Partial<Omit<ComponentProps<typeof TextInput>, 'name' | 'type'>>;

/** The required e-mail address of a form (§5). `autoComplete` says whose it is. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useText();
  return (
    <TextInput
      label={t('common.emailLabel')}
      autoComplete="email"
      {...props}
      name="email"
      type="email"
      spellCheck={false}
      maxLength={254}
      pattern=".+@.+\..+"
      required
    />
  );
}
