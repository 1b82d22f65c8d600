import { iconAddress } from '~/lib/icon-address';
import favicon from './favicon.svg?url';

/** The icons for tabs and home screens: from the shop's setting, otherwise the default ones. */
export function ShopIcons({ picture }: { picture: string | null | undefined }) {
  if (!picture) return <link rel="icon" href={favicon} type="image/svg+xml" />;
  return (
    <>
      <link rel="icon" href={iconAddress(picture, 48)} type="image/png" sizes="48x48" />
      <link rel="apple-touch-icon" href={iconAddress(picture, 180)} />
    </>
  );
}
