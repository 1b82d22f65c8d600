/** The ISBN that a GTIN-13 is, otherwise ''. Numbers with 979-0 are sheet music (ISMN). */
export function isbnOf(gtin: string): string {
  return /^(?:978\d|979[1-9])\d{9}$/.test(gtin) ? gtin : '';
}
