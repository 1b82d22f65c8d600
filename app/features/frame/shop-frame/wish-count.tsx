/** The number of goods on the wishlist; the script of the shop pages updates it. */
export function WishCount({ count }: { count: number }) {
  return (
    <span className="header-wish-count" data-wish-count={count}>
      {count}
    </span>
  );
}
