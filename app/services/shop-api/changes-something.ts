/**
 * Does an operation change data, by its name (§7)? Then it is sent once, by POST with the token,
 * and earlier reads are dropped from caches.
 */
export function changesSomething(operation: string): boolean {
  return /^(?:do|set|delete|patch)[A-Z]/.test(operation);
}
