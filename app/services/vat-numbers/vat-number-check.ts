/** The answer about a number, with the proof of our request (§ 18e UStG). */
export type VatNumberResult = {
  state: 'valid' | 'invalid';
  /** Number of the consultation; '' without one. */
  consultation: string;
  /** The owner of the number, as far as the member state reports it; else ''. */
  name: string;
  address: string;
};

/** `later`: no service had an answer; the reason is for the operators of the shop. */
export type VatNumberAnswer = VatNumberResult | { state: 'later'; reason: string };

export type VatNumberQuery = {
  /** Normalized and in the format of its member state. */
  number: string;
  /** The shop's number, for which a consultation number is issued; '' without. */
  requester: string;
  /** The longest wait for an answer, in milliseconds. */
  patienceMs: number;
};

/** Checks whether a number is valid. Never throws: a missing answer is a result too. */
export type VatNumberCheck = (asked: VatNumberQuery) => Promise<VatNumberAnswer>;
