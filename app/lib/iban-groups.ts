/** An IBAN in groups of four, as it is read and typed (DIN 5008). */
export function ibanGroups(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
}
