/** The check digit of a GS1 number (SSCC, GTIN): weights 3 and 1 alternate, from the right. */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Does the number end with its check digit? */
export function isChecked(number: string): boolean {
  return /^\d{2,}$/.test(number) && checkDigit(number.slice(0, -1)) === number.slice(-1);
}
