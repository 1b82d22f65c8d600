/** "Dot-string" of RFC 5321, the same characters a browser takes in a field of type `email`. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const BLOCKED_HOSTS = [/\.malicious\.net$/i];
const LABEL = /^(?!-)[\p{L}\p{M}\p{Nd}_-]{1,63}(?<!-)$/u;
const TOP_LEVEL_DOMAIN = /^(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{2,59})$/iu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Is this one plain mailbox (§5, decision 015)? No display name, no quotes, an ASCII local part as
 * RFC 5321 mailboxes commonly are, a host name with a top-level domain (underscores allowed, no IP
 * address, nothing invisible) that is not on the list of blocked hosts. Expects a trimmed text.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  return at > 0 && isLocalPart(text.slice(0, at)) && isHost(text.slice(at + 1));
}

function isLocalPart(local: string): boolean {
  return local.length <= 64 && LOCAL_PART.test(local);
}

function isHost(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length >= 2 &&
    !INVISIBLE.test(host) &&
    host.normalize('NFKC') === host &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels.at(-1)!) &&
    !BLOCKED_HOSTS.some((blocked) => blocked.test(host))
  );
}

/**
 * Characters that a new mailbox must not have before its @ (§5), by default. `+ ' & / =` of the
 * specification's list are left out: real mailboxes have them (decision 015).
 */
export const BLOCKED_EMAIL_CHARACTERS = '!#$%^*(){}[]|:;"<>,?\\~`';

/** Has the part before the @ one of these characters? */
export function hasBlockedCharacter(address: string, blocked: string): boolean {
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@')));
  return [...blocked].some((character) => local.includes(character));
}

/** Which rule of §5 a text breaks that is no e-mail address. */
export function brokenEmailRule(text: string): 'email.required' | 'email.valid' {
  return text.trim() === '' ? 'email.required' : 'email.valid';
}

/** Are two addresses the same mailbox, as far as a shop may assume (§5: case does not matter)? */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
