/** Enabled payment methods, with their limits in cents. */
export const METHODS: {
  id: string;
  names: { de: string; en: string };
  minimum: number;
  maximum: number | null;
  colour: string;
}[] = [
  {
    id: 'creditcard',
    names: { de: 'Karte', en: 'Card' },
    minimum: 1,
    maximum: 1_000_000,
    colour: '#1f4e8c',
  },
  {
    id: 'paypal',
    names: { de: 'PayPal', en: 'PayPal' },
    minimum: 1,
    maximum: 800_000,
    colour: '#0b2e6b',
  },
  {
    id: 'banktransfer',
    names: { de: 'Überweisung', en: 'Bank transfer' },
    minimum: 1,
    maximum: 100_000_000,
    colour: '#3f6b4f',
  },
  {
    id: 'eps',
    names: { de: 'eps', en: 'eps' },
    minimum: 100,
    maximum: 5_000_000,
    colour: '#8c1f4e',
  },
];

/** A card with a stripe, in the size of the provider's icons. */
export function iconOf(id: string): string | null {
  const method = METHODS.find((known) => known.id === id);
  if (!method) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24" viewBox="0 0 32 24"><rect width="32" height="24" rx="3" fill="${method.colour}"/><path d="M0 6h32v4H0z" fill="#fff" fill-opacity=".8"/></svg>`;
}
