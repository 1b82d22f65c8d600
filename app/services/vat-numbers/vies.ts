import * as z from 'zod';
import { unionVatNumber } from './vat-number-forms';
import type { AskedVatNumber, VatNumberAnswer, VatNumberCheck } from './vat-number-check';

export type ViesOptions = {
  /** Where the service is. */
  origin: string;
  log: (message: string) => void;
  fetch?: typeof fetch;
};

/** An answer has a few hundred characters. */
const MOST_BYTES = 32 * 1024;

/** What the service writes where a member state tells nothing. */
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

/** What it answers instead when it cannot say. */
const failureSchema = z.object({
  errorWrappers: z.array(z.object({ error: z.string().max(100) })).min(1),
});

/**
 * Asks VIES, the service of the European Commission, by its REST interface. Whatever is no clear yes or no
 * of the number that was asked for is `later`: an answer that contradicts itself, too.
 */
export function viesCheck(options: ViesOptions): VatNumberCheck {
  return async (asked) => {
    const answer = await ask(options, asked);
    // The shop's own number is wrong: without it there is an answer still, but no consultation number.
    const isOwnFault = answer.state === 'later' && answer.reason === 'INVALID_REQUESTER_INFO';
    const final = isOwnFault ? await ask(options, { ...asked, requester: '' }) : answer;
    if (isOwnFault) options.log("VIES does not know the seller's own VAT number");
    if (final.state === 'later') options.log(`VIES gives no answer: ${final.reason}`);
    return final;
  };
}

async function ask(
  { origin, fetch: send = fetch }: ViesOptions,
  { number, requester, patienceMs }: AskedVatNumber,
): Promise<VatNumberAnswer> {
  const parts = unionVatNumber(number);
  if (!parts) return { state: 'invalid', consultation: '', name: '', address: '' };
  try {
    const reply = await send(addressOf(origin, parts, requester), {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const told: unknown = JSON.parse(await shortText(reply));
    const failure = failureSchema.safeParse(told).data;
    if (failure) return later(failure.errorWrappers[0]!.error);
    if (!reply.ok) return later(`status ${reply.status}`);
    return read(answerSchema.parse(told), parts.digits);
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

/** Some member states leave zeros out that stand first. */
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

/** The body of an answer, as long as it is as short as answers are. */
async function shortText({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > MOST_BYTES) {
      // Ends the download; the caller need not know whether that works.
      reader.cancel().catch(() => undefined);
      throw new Error('an answer that does not end');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}
