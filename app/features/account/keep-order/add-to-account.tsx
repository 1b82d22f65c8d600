import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';

type AddToAccountProps = { orderId: number; path: string; level: 1 | 2 };

/** The button with which a logged-in customer takes a guest's order into their account. */
export function AddToAccount({ orderId, path, level }: AddToAccountProps) {
  const { t, href } = useText();
  const Heading = `h${level}` as const;
  return (
    <form className="form-stack" method="post" action={href(`${path}/account`)}>
      <Heading id="add-to-account">{t('customer.keep.title')}</Heading>
      <p>{t('customer.keep.addText', { id: orderId })}</p>
      <Button id="add" variant={level === 1 ? 'primary' : 'secondary'}>
        {t('customer.keep.add')}
      </Button>
    </form>
  );
}
