import * as z from 'zod';
import { ShopError, type ShopErrorKey } from '~/services/shop-api';
import * as lenient from '../entities/lenient';

const dataSchema = z.object({ authType: lenient.text, type: lenient.text }).nullish();

/** The question to a device is a success response, not a failure; offers use `type`. */
const questionSchema = z.object({ error: z.object({ data: dataSchema, message: lenient.text }) });

const KEYS: Record<string, ShopErrorKey> = {
  login: 'order.additionalAuthenticationRequiredLogin',
  postcode: 'order.additionalAuthenticationRequiredPostcode',
  name: 'order.additionalAuthRequiredName',
};

type Refusals = {
  /** Was a proof sent? Then it was wrong. */
  isProved: boolean;
  wrongProof: ShopErrorKey;
  notFound: ShopErrorKey;
};

/** Throws if an answer is such a question; returns every other one unchanged. */
export function refuseQuestion(answer: unknown, refusals: Refusals): unknown {
  const question = questionSchema.safeParse(answer);
  if (!question.success) return answer;
  const { data, message } = question.data.error;
  const authType = data?.authType || data?.type || '';
  const key = KEYS[authType];
  if (!key) throw new ShopError(refusals.notFound, { message });
  const isWrong = refusals.isProved && authType !== 'login';
  throw new ShopError(isWrong ? refusals.wrongProof : key, { cause: { authType } });
}
