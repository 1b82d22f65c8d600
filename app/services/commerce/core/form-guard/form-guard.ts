import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { addressKey } from '~/lib/address-key.server';
import type { FormGuard } from '../../../bot-check/bot-check';
import { FORM_LIMIT } from '../../../bot-check/guarded-form';
import { limitRate } from '../rate-limit';

/**
 * The rows of the bot check, for one visitor (reliability B4, Rate limits): used tokens, each valid
 * for one content, and the number of forms from an address.
 */
export function formGuard(
  { pool, now }: { pool: Pool; now: () => Date },
  clientAddress: string,
): FormGuard {
  return {
    async spend(nonce, content) {
      const { rows } = await pool.query<{ isFirst: boolean; isSame: boolean }>({
        name: 'form_token_spend',
        text: `insert into form_token as f (nonce_hash, content_hash, spent_at) values ($1, $2, $3)
               on conflict (nonce_hash) do update set spent_at = f.spent_at
               returning f.xmax = 0 as is_first, f.content_hash = $2 as is_same`,
        values: [createHash('sha256').update(nonce).digest(), content, now()],
      });
      const { isFirst, isSame } = rows[0]!;
      if (isFirst) return 'first';
      return isSame ? 'again' : 'other';
    },
    limit: (form) =>
      limitRate({ pool, now }, `form:${form}:${addressKey(clientAddress)}`, FORM_LIMIT),
  };
}
