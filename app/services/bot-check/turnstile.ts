import * as z from 'zod';
import type { GuardedForm } from './guarded-form';

export type TurnstileKeys = {
  siteKey: string;
  secretKey: string;
  /** The origin of the widget and of the verification. */
  origin: string;
};

/**
 * `unavailable`: the service did not answer, or refuses our keys. This is no fault of the sender,
 * so the form counts as sent without a challenge.
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

/** Errors in the response of the sender's browser; any other code is between the service and us. */
const SENDERS_FAULTS = ['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate'];

/** Verifies a response with the challenge service. Never throws. */
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
    // A challenge solved for one form is not valid for another.
    if (answer.success) return answer.action && answer.action !== form ? 'failed' : 'passed';
    const codes = answer['error-codes'];
    // A refusal without a code concerns the response: an error in our keys always has a code.
    if (codes.every((code) => SENDERS_FAULTS.includes(code))) return 'failed';
    log(`turnstile.misConfigured: ${codes.join(', ')}`);
  } catch (error) {
    log(`bot check is not available: ${String(error)}`);
  }
  return 'unavailable';
}
