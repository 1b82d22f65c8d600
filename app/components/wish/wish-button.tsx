import { useWish } from './wish';
import { WISH_FORM } from './wish-form';

type WishHeartProps = { variationId: number; name: string };

/** A heart in a list. The text is for screen readers: the style shows only the heart. */
export function WishHeart({ variationId, name }: WishHeartProps) {
  const wish = useWish(variationId);
  if (!wish) return null;
  return (
    <button className="wish wish-heart" form={WISH_FORM} name={wish.field} value={variationId}>
      {`${wish.word}: ${name}`}
    </button>
  );
}

/** The heart of a product page, with its text. */
export function WishLine({ variationId }: { variationId: number }) {
  const wish = useWish(variationId);
  if (!wish) return null;
  return (
    <button className="wish wish-line" form={WISH_FORM} name={wish.field} value={variationId}>
      {wish.word}
    </button>
  );
}
