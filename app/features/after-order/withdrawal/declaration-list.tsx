import { useText } from '~/i18n/text';

export type Declaration = {
  name: string;
  orderId: string;
  email: string;
  items: string;
  message: string;
};

/** The declaration as labels and values; empty fields are left out. */
export function DeclarationList({ declaration }: { declaration: Declaration }) {
  const { t } = useText();
  const rows = [
    [t('withdrawal.name'), declaration.name],
    [t('withdrawal.contract'), declaration.orderId],
    [t('withdrawal.email'), declaration.email],
    [t('withdrawal.items'), declaration.items],
    [t('withdrawal.message'), declaration.message],
  ] as const;
  return (
    <dl className="facts declaration">
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="typed-text">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
