import { useText } from '~/i18n/text';

/** Id of the form that the hearts of a page belong to, wherever they stand. */
export const WISH_FORM = 'wishes';

/**
 * What the hearts of a page send: each button names its variation by the field `add` or `remove`,
 * so that what is sent twice is done once.
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
