/** What somebody who knows says of a number, and what proves that we asked (§ 18e UStG). */
export type KnownVatNumber = {
  state: 'valid' | 'invalid';
  /** Number of the consultation; '' where none was given. */
  consultation: string;
  /** Whose number it is, as far as the member state tells it; else ''. */
  name: string;
  address: string;
};

/** `later`: no service could tell; the reason is for the operators of the shop. */
export type VatNumberAnswer = KnownVatNumber | { state: 'later'; reason: string };

export type AskedVatNumber = {
  /** Tidy and of the form of its member state. */
  number: string;
  /** The shop's own number, for which a consultation number is given; '' without. */
  requester: string;
  /** How long the answer is waited for. */
  patienceMs: number;
};

/** Asks whether a number is valid. Never throws: no answer is one too. */
export type VatNumberCheck = (asked: AskedVatNumber) => Promise<VatNumberAnswer>;
