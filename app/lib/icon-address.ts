/** The address of the shop's icon in this size, from the address of the picture in the setting. */
export function iconAddress(picture: string, side: 48 | 180 | 192 | 512): string {
  return picture.replace(/[^/]+$/, `icon-${side}.png`);
}
