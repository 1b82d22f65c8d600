import { plainText } from '~/lib/plain-text';

/** A text for places that show no markup, whether the other server sends HTML or not. */
export function words(text: string): string {
  return /<[a-z/!]|&#?\w+;/i.test(text) ? plainText(text) : text;
}
