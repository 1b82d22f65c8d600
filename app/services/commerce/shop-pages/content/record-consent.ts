import { randomUUID } from 'node:crypto';
import { addressKey } from '~/lib/address-key.server';
import { recordConsentInputSchema, type RecordConsentInput } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { isWithinRate } from '../../core/rate-limit';

const HOUR = 3600;

/**
 * Stores the proof of a choice about cookies and returns its random id, which the visitor's own
 * cookie contains (Art. 7(1) GDPR, L-52). Nothing else identifies the visitor. Beyond a plausible
 * number an hour the choice still counts, but no more proofs are stored: null.
 */
export async function recordConsent(
  ctx: CommerceContext,
  input: RecordConsentInput,
): Promise<string | null> {
  const { version, groups } = recordConsentInputSchema.parse(input);
  const client = `consent:${addressKey(ctx.visitor.clientAddress)}`;
  if (!(await isWithinRate(ctx, client, { max: 60, seconds: HOUR }))) return null;
  const id = randomUUID();
  await ctx.db.client.query(
    'insert into consent_record (id, given_at, version, lang, groups) values ($1, $2, $3, $4, $5)',
    [id, ctx.now(), version, ctx.lang, JSON.stringify(groups)],
  );
  return id;
}
