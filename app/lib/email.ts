const BLOCKED_CHARACTERS = /[!@#$%^&*()+={}[\]|:;"'<>,?/\\~`\s]/;
const BLOCKED_HOSTS = [/\.malicious\.net$/i];
const LABEL = /^(?![-])[a-z0-9_\u00a1-\uff00-]{1,63}(?<!-)$/i;
const TOP_LEVEL_DOMAIN = /^(?:[a-z\u00a1-\uff00]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/**
 * The strict address check of §5: one plain address without display name, an ASCII local part
 * without blocked characters, a host name with a top-level domain (underscores allowed, no IP
 * address) that is not on the list of blocked hosts. Expects a trimmed text.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  return at > 0 && isLocalPart(text.slice(0, at)) && isHost(text.slice(at + 1));
}

function isLocalPart(local: string): boolean {
  return (
    local.length <= 64 &&
    /^[\x21-\x7e]+$/.test(local) &&
    !BLOCKED_CHARACTERS.test(local) &&
    !/^\.|\.\.|\.$/.test(local)
  );
}

function isHost(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels.at(-1)!) &&
    !BLOCKED_HOSTS.some((blocked) => blocked.test(host))
  );
}

/** Do two addresses name the same mailbox, as far as a shop may assume (§5: case does not matter)? */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
