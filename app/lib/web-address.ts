/** An address as it is typed and printed, `www.example.com`, as a link needs it; any other as it is. */
export function withScheme(address: string): string {
  return /^\s*www\.[^\s./]/i.test(address) ? `https://${address.trim()}` : address;
}
