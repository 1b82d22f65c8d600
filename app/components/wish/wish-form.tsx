import { useText } from '~/i18n/text';

/** Id of the form of all hearts of a page, wherever they are. */
export const WISH_FORM = 'wishes';

/**
 * The form of the hearts of a page: each button names its variation by the field `add` or `remove`,
 * so that a form sent twice is applied once.
 */
export function WishForm({ redirectTo }: { redirectTo: string }) {
  const { href } = useText();
  return (
    <form
      id={WISH_FORM}
      method="post"
      action={href('/wishlist')}
      data-enhance="wish"
      data-action="/api/wishlist"
      hidden
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
    </form>
  );
}
