import { useWish } from './wish';
import { WISH_FORM } from './wish-form';

type WishHeartProps = { variationId: number; name: string };

/** A heart of a list. The words are for screen readers: the style shows the heart alone. */
export function WishHeart({ variationId, name }: WishHeartProps) {
  const wish = useWish(variationId);
  if (!wish) return null;
  return (
    <button className="wish wish-heart" form={WISH_FORM} name={wish.field} value={variationId}>
      {`${wish.word}: ${name}`}
    </button>
  );
}

/** The heart of a product's own page, with its words. */
export function WishLine({ variationId }: { variationId: number }) {
  const wish = useWish(variationId);
  if (!wish) return null;
  return (
    <button className="wish wish-line" form={WISH_FORM} name={wish.field} value={variationId}>
      {wish.word}
    </button>
  );
}
