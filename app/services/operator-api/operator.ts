/**
 * The rights of operators on the shop's pages. Each is granted separately; none includes another.
 */
export const RIGHTS = ['preview', 'edit', 'publish'] as const;
export type Right = (typeof RIGHTS)[number];

/** A member of the shop team, as far as pages need it. */
export type Operator = {
  id: number;
  email: string;
  name: string;
  rights: readonly Right[];
  hasSecondStep: boolean;
};

/** Does this operator have the right? False without an operator. */
export function may(operator: Operator | null, right: Right): boolean {
  return operator?.rights.includes(right) ?? false;
}

/** Whether the editor is open to this operator: to change pages, or only to read drafts. */
export type PreviewValid =
  | { valid: true; permission: 'write' | 'read' }
  | { valid: false; permission: null };

/** What these rights allow: `edit` to write, `preview` to read, otherwise nothing. */
export function previewOf(operator: Operator | null): PreviewValid {
  if (may(operator, 'edit')) return { valid: true, permission: 'write' };
  if (may(operator, 'preview')) return { valid: true, permission: 'read' };
  return { valid: false, permission: null };
}

/** The steps of the editor's tour, each with a text (`editor.tour`). */
export const TOUR_STEPS = [1, 2, 3, 4] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** The operator of this browser, log-in and log-out. Cookies are set with the answer. */
export type OperatorAccess = {
  /**
   * Returns the logged-in operator, or null. `isComplete` false: the password was right, the code
   * of the second factor is missing, and no access is granted yet. Read once in a request.
   */
  session(): Promise<{ operator: Operator; isComplete: boolean } | null>;
  /**
   * The operation of §7, called before the editor opens. Every change checks its right again. A
   * request with the hash of an operator's session but without its cookie gets `read` at most.
   */
  getPreviewValid(): Promise<PreviewValid>;
  /** Throws `operator.loginFailed` and `security.tooManyRequests`; false: a code is needed. */
  logIn(input: { email: string; password: string }): Promise<boolean>;
  /** Throws `operator.codeInvalid`, `operator.loginFailed` if no log-in waits, and as above. */
  confirm(code: string): Promise<void>;
  logOut(): Promise<void>;
  /**
   * Returns the data an app needs for the second factor; `issuer` is the shop's name in the app,
   * `sealed` an earlier offer.
   */
  offerSecondStep(input: { issuer: string; sealed?: string }): Promise<OfferedSecondStep>;
  /** Throws `operator.codeInvalid`. */
  turnOnSecondStep(input: { sealed: string; code: string }): Promise<void>;
  /** Throws `operator.loginFailed` for another password. */
  turnOffSecondStep(password: string): Promise<void>;
  /** Returns the step of the editor's tour to show; null for none. */
  tourStep(): Promise<TourStep | null>;
  /** Null leaves the tour permanently. */
  goToTourStep(step: TourStep | null): Promise<void>;
  /** Returns the blocks they last added, the latest first, by their names in the editor's list. */
  lastAdded(): Promise<string[]>;
  noteAdded(name: string): Promise<void>;
};

/** `address` is read by the app, `key` can be typed; `sealed` is returned with the first code. */
export type OfferedSecondStep = { sealed: string; address: string; key: string };
