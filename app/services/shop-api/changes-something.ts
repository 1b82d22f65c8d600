/**
 * Does an operation change something, by its name (§7)? Then it goes by POST, with the token and once, and
 * what was read before it is forgotten.
 */
export function changesSomething(operation: string): boolean {
  return /^(?:do|set|delete|patch)[A-Z]/.test(operation);
}
