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

/** Whether the editor is open to this operator: to change pages, or only to look at drafts. */
export type PreviewValid =
  | { valid: true; permission: 'write' | 'read' }
  | { valid: false; permission: null };

/** What these rights open: who may edit writes, who may see drafts reads, nobody else gets in. */
export function previewOf(operator: Operator | null): PreviewValid {
  if (may(operator, 'edit')) return { valid: true, permission: 'write' };
  if (may(operator, 'preview')) return { valid: true, permission: 'read' };
  return { valid: false, permission: null };
}

/** The steps of the editor's tour, each with its own text (`editor.tour`). */
export const TOUR_STEPS = [1, 2, 3, 4] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** The operator of this browser, log-in and log-out. Cookies go with the answer. */
export type OperatorAccess = {
  /**
   * The operator who is logged in; else null. `isComplete` false: the password was right, the code
   * of the second step is missing, and nothing is open yet. Read once in a request.
   */
  session(): Promise<{ operator: Operator; isComplete: boolean } | null>;
  /**
   * The operation of §7: asked before the editor opens. Every change asks for its right anew. A request
   * with the hash of an operator's session but without its cookie gets `read` at most.
   */
  getPreviewValid(): Promise<PreviewValid>;
  /** Throws `operator.loginFailed` and `security.tooManyRequests`; false: a code is needed. */
  logIn(input: { email: string; password: string }): Promise<boolean>;
  /** Throws `operator.codeInvalid`, `operator.loginFailed` when nobody waits, and as above. */
  confirm(code: string): Promise<void>;
  logOut(): Promise<void>;
  /**
   * What an app needs for the second step; `issuer` is the shop's name there, `sealed` an offer made
   * before.
   */
  offerSecondStep(input: { issuer: string; sealed?: string }): Promise<OfferedSecondStep>;
  /** Throws `operator.codeInvalid`. */
  turnOnSecondStep(input: { sealed: string; code: string }): Promise<void>;
  /** Throws `operator.loginFailed` for another password. */
  turnOffSecondStep(password: string): Promise<void>;
  /** The step of the editor's tour that is shown; null for none. */
  tourStep(): Promise<TourStep | null>;
  /** Null leaves the tour for good. */
  goToTourStep(step: TourStep | null): Promise<void>;
  /** What they have added to pages, the last first, as the editor's list names it. */
  lastAdded(): Promise<string[]>;
  noteAdded(name: string): Promise<void>;
};

/**
 * `address` is what the app reads, `key` what is typed instead; `sealed` comes back with the first
 * code.
 */
export type OfferedSecondStep = { sealed: string; address: string; key: string };
