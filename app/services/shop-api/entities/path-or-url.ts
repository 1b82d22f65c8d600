/** A path of the shop, or a URL of the web. */
export function isPathOrUrl(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return URL.canParse(address, 'https://shop.invalid');
  return /^https?:\/\/[^/\s]/i.test(address) && URL.canParse(address);
}
