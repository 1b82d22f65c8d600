/** The address of the icon of the shop in this size, from that of the picture that the setting has. */
export function iconAddress(picture: string, side: 48 | 180 | 192 | 512): string {
  return picture.replace(/[^/]+$/, `icon-${side}.png`);
}
