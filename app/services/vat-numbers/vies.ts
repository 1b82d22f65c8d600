import * as z from 'zod';
import { unionVatNumber } from './vat-number-forms';
import type { VatNumberQuery, VatNumberAnswer, VatNumberCheck } from './vat-number-check';

export type ViesOptions = {
  /** The origin of the service. */
  origin: string;
  log: (message: string) => void;
  fetch?: typeof fetch;
};

/** An answer has a few hundred characters. */
const MOST_BYTES = 32 * 1024;

/** The service's text for data that a member state does not report. */
const text = z
  .string()
  .max(1_000)
  .nullish()
  .transform((given) => (given && given !== '---' ? given.trim() : ''));

const answerSchema = z.object({
  isValid: z.boolean(),
  userError: z.string().max(100).nullish(),
  vatNumber: z.string().max(40).nullish(),
  requestIdentifier: text,
  name: text,
  address: text,
});

/** The service's answer if it has none about the number. */
const failureSchema = z.object({
  errorWrappers: z.array(z.object({ error: z.string().max(100) })).min(1),
});

/**
 * Checks numbers by VIES, the service of the European Commission, with its REST interface. Any
 * answer except a clear yes or no about the requested number is `later`, including a contradictory
 * one.
 */
export function viesCheck(options: ViesOptions): VatNumberCheck {
  return async (asked) => {
    const answer = await ask(options, asked);
    // The shop's own number is invalid: without it the answer has no consultation number.
    const isOwnFault = answer.state === 'later' && answer.reason === 'INVALID_REQUESTER_INFO';
    const final = isOwnFault ? await ask(options, { ...asked, requester: '' }) : answer;
    if (isOwnFault) options.log("VIES does not know the seller's own VAT number");
    if (final.state === 'later') options.log(`VIES gives no answer: ${final.reason}`);
    return final;
  };
}

async function ask(
  { origin, fetch: send = fetch }: ViesOptions,
  { number, requester, patienceMs }: VatNumberQuery,
): Promise<VatNumberAnswer> {
  const parts = unionVatNumber(number);
  if (!parts) return { state: 'invalid', consultation: '', name: '', address: '' };
  try {
    const reply = await send(addressOf(origin, parts, requester), {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer: unknown = JSON.parse(await shortText(reply));
    const failure = failureSchema.safeParse(answer).data;
    if (failure) return later(failure.errorWrappers[0]!.error);
    if (!reply.ok) return later(`status ${reply.status}`);
    return read(answerSchema.parse(answer), parts.digits);
  } catch (error) {
    return later(error instanceof z.ZodError ? 'an answer of another form' : String(error));
  }
}

function read(answer: z.output<typeof answerSchema>, digits: string): VatNumberAnswer {
  const { isValid, userError, vatNumber, requestIdentifier: consultation, name, address } = answer;
  const expected = isValid ? 'VALID' : 'INVALID';
  if (userError && userError !== expected) {
    return userError === 'INVALID_INPUT' && !isValid
      ? { state: 'invalid', consultation, name: '', address: '' }
      : later(userError);
  }
  if (vatNumber && bare(vatNumber) !== bare(digits)) return later('an answer about another number');
  return isValid
    ? { state: 'valid', consultation, name, address }
    : { state: 'invalid', consultation, name: '', address: '' };
}

/** Some member states omit leading zeros. */
function bare(number: string): string {
  return number.replace(/[\s.-]/g, '').replace(/^0+/, '');
}

function later(reason: string): VatNumberAnswer {
  return { state: 'later', reason: reason.slice(0, 200) };
}

function addressOf(
  origin: string,
  { prefix, digits }: { prefix: string; digits: string },
  requester: string,
): URL {
  const path = `/taxation_customs/vies/rest-api/ms/${prefix}/vat/${encodeURIComponent(digits)}`;
  const url = new URL(path, origin);
  const own = unionVatNumber(requester);
  if (own) {
    url.searchParams.set('requesterMemberStateCode', own.prefix);
    url.searchParams.set('requesterNumber', own.digits);
  }
  return url;
}

/** Reads the body of an answer up to its maximum length. */
async function shortText({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > MOST_BYTES) {
      // Ends the download; failures do not matter.
      reader.cancel().catch(() => undefined);
      throw new Error('an answer that does not end');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}
