/** What somebody may do with the pages of the shop. Each is given by itself; none holds another. */
export const RIGHTS = ['preview', 'edit', 'publish'] as const;
export type Right = (typeof RIGHTS)[number];

/** Somebody who works on the shop, as far as pages need to know. */
export type Operator = {
  id: number;
  email: string;
  name: string;
  rights: readonly Right[];
  hasSecondStep: boolean;
};

/** May this operator do that? Nobody may do anything. */
export function may(operator: Operator | null, right: Right): boolean {
  return operator?.rights.includes(right) ?? false;
}

/** Who works here in this browser, and the ways in and out. Cookies go with the answer. */
export type OperatorAccess = {
  /**
   * Who is logged in; null for everybody else. `isComplete` false: the password was right, the code
   * of the second step is missing, and nothing is open yet. Read once in a request.
   */
  session(): Promise<{ operator: Operator; isComplete: boolean } | null>;
  /** Throws `operator.loginFailed` and `security.tooManyRequests`; false: a code is needed. */
  logIn(input: { email: string; password: string }): Promise<boolean>;
  /** Throws `operator.codeInvalid`, `operator.loginFailed` when nobody waits, and as above. */
  confirm(code: string): Promise<void>;
  logOut(): Promise<void>;
  /** What an app needs for the second step; `issuer` is the shop's name there, `sealed` an offer before. */
  offerSecondStep(input: { issuer: string; sealed?: string }): Promise<OfferedSecondStep>;
  /** Throws `operator.codeInvalid`. */
  turnOnSecondStep(input: { sealed: string; code: string }): Promise<void>;
  /** Throws `operator.loginFailed` for another password. */
  turnOffSecondStep(password: string): Promise<void>;
};

/** `address` is what the app reads, `key` what is typed instead; `sealed` comes back with a first code. */
export type OfferedSecondStep = { sealed: string; address: string; key: string };
