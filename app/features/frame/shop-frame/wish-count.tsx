/** How much is on the wishlist; the script of the shop pages writes it anew. */
export function WishCount({ count }: { count: number }) {
  return (
    <span className="header-wish-count" data-wish-count={count}>
      {count}
    </span>
  );
}
