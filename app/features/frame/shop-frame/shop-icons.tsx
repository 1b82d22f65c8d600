import { iconAddress } from '~/lib/icon-address';
import favicon from './favicon.svg?url';

/** What tabs and the screens of phones show of the shop: the picture of its setting, else that of the program. */
export function ShopIcons({ picture }: { picture: string | null | undefined }) {
  if (!picture) return <link rel="icon" href={favicon} type="image/svg+xml" />;
  return (
    <>
      <link rel="icon" href={iconAddress(picture, 48)} type="image/png" sizes="48x48" />
      <link rel="apple-touch-icon" href={iconAddress(picture, 180)} />
    </>
  );
}
