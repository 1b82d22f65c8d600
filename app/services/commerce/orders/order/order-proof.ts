import { plainLetters } from '~/lib/plain-letters';
import type { OrderAddress } from '../../../shop-api';

export type Proof = { postcode?: string | undefined; name?: string | undefined };

/** Whether the visitor has entered anything that could prove that the order is theirs. */
export function isGiven({ postcode, name }: Proof): boolean {
  return foldPostcode(postcode) !== '' || foldName(name) !== '';
}

/**
 * Whether the proof matches an address of the order: its postcode, or its last or company name.
 * Spaces, case, accents and the spelling of umlauts do not matter (§6, order lookup).
 */
export function fits(proof: Proof, addresses: OrderAddress[]): boolean {
  const postcode = foldPostcode(proof.postcode);
  const name = foldName(proof.name);
  return addresses.some(
    (address) =>
      (postcode !== '' && postcode === foldPostcode(address.zipCode)) ||
      (name !== '' &&
        [address.lastName, address.companyName].some((own) => foldName(own) === name)),
  );
}

function foldPostcode(text = ''): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** "Müller", "MUELLER" and "Muller" become one word. */
function foldName(text = ''): string {
  return plainLetters(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
