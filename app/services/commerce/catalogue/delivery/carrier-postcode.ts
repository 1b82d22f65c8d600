/** The carrier of delivery wishes and stations serves one country, whose postcodes have 5 digits (§5). */
export function isCarrierPostcode(typed: string): boolean {
  return /^\d{5}$/.test(typed);
}
