/** Hundredths as programs write and read them, in any language: 1250 -> '12.50'. */
export function plainDecimal(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
