import * as z from 'zod';
import type { GuardedForm } from './guarded-form';

export type TurnstileKeys = {
  siteKey: string;
  secretKey: string;
  /** Where the widget comes from and answers are verified. */
  origin: string;
};

/**
 * `unavailable`: the service gave no answer, or refuses our keys. The sender of the form is not to
 * blame, so the form counts as sent without a challenge.
 */
export type ChallengeResult = 'passed' | 'failed' | 'unavailable';

type VerificationRequest = { form: GuardedForm; response: string; clientAddress: string };

export type TurnstileOptions = TurnstileKeys & {
  log: (message: string) => void;
  fetch?: typeof fetch;
};

const PATIENCE_MS = 3_000;
const MOST_CHARACTERS = 2_048;

const answerSchema = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** What the sender's browser answered wrong; any other code is between the service and us. */
const SENDERS_FAULTS = ['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate'];

/** Asks the challenge service what it thinks of a response. Never throws. */
export async function verifyChallenge(
  { secretKey, origin, log, fetch: ask = fetch }: TurnstileOptions,
  { form, response, clientAddress }: VerificationRequest,
): Promise<ChallengeResult> {
  if (response.length > MOST_CHARACTERS) return 'failed';
  try {
    const reply = await ask(`${origin}/turnstile/v0/siteverify`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: new URLSearchParams({ secret: secretKey, response, remoteip: clientAddress }),
    });
    const answer = answerSchema.parse(await reply.json());
    // Solved on one form, a challenge opens no other.
    if (answer.success) return answer.action && answer.action !== form ? 'failed' : 'passed';
    const codes = answer['error-codes'];
    if (codes.length > 0 && codes.every((code) => SENDERS_FAULTS.includes(code))) return 'failed';
    log(`turnstile.misConfigured: ${codes.join(', ') || 'no reason given'}`);
  } catch (error) {
    log(`bot check is not available: ${String(error)}`);
  }
  return 'unavailable';
}
