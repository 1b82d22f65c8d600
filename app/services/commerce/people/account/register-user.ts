import { brokenEmailRule } from '~/lib/email-address';
import { addressKey } from '~/lib/address-key.server';
import { wrongInput } from '../../../address-rules/invalid-address';
import {
  ADDRESS_TYPE,
  isShopError,
  registerInputSchema,
  ShopError,
  withDetails,
  type AddressTypeId,
  type RegisterInput,
  type Session,
} from '../../../shop-api';
import { saveInBook } from '../../sale/addresses/address-book';
import { askVatNumber, PATIENCE } from '../../sale/vat-numbers/ask-vat-number';
import { validAddress } from '../../sale/addresses/validate-address';
import { queueAccountMail } from '../account-mails/queue-account-mails';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { isNewMailbox } from '../../core/new-mailbox';
import { hashPassword } from '../../visitors/passwords/passwords';
import { isWithinRate, limitRate } from '../../core/rate-limit';
import { changeVisitor } from '../../visitors/sessions/change-visitor';
import { refusalOfPassword } from './change-password';
import { getSession } from './get-session';
import type { ProvenAccount } from './lock-account';
import { customerWithPassword } from './log-in';
import { noteCustomerEvent } from '../../core/note-event';
import { enterAccount } from './enter-account';

/** Registrations from one network; more than an office makes, too few to try out addresses. */
export const REGISTER_LIMIT = { max: 20, seconds: 60 * 60 };

/**
 * Creates an account and logs in (§4, §7). One address has one account, despite concurrent
 * requests. A visitor with the right password of an existing account is logged in, as after sending
 * the form twice; others get the error that it exists (§8), as often as `REGISTER_LIMIT` allows. A
 * billing or delivery address becomes the primary one of its type; a VAT number in it gives no
 * class, confirmed or not. Throws `contact.emailInvalid`, `contact.passwordInvalid`,
 * `address.validationFailed` (its cause contains the error of the password too, so that all errors
 * are reported together), `contact.emailAlreadyExists`, `login.userIsBlocked` and
 * `security.tooManyRequests`.
 */
export async function registerUser(ctx: CommerceContext, input: RegisterInput): Promise<Session> {
  const { billingAddress, deliveryAddress, ...wish } = await parseRegistration(ctx, input);
  const { billing, shipping } = ADDRESS_TYPE;
  const wrong = refusalOfPassword({ ...wish, password2: wish.password }, wish.email);
  const primary = async (typeId: AddressTypeId, given: typeof billingAddress) =>
    given &&
    (await validAddress(ctx, typeId, { ...given, primary: true }).catch((error) => {
      if (!wrong || !isShopError(error, 'address.validationFailed')) throw error;
      throw withDetails(error, { cause: { ...error.cause, ...wrong.cause } });
    }));
  const address = await primary(billing, billingAddress);
  const delivery = await primary(shipping, deliveryAddress);
  if (wrong) throw wrong;
  const network = addressKey(ctx.visitor.clientAddress);
  await limitRate(ctx, `register:address:${network}`, REGISTER_LIMIT);
  await askVatNumber(ctx, address?.vatNumber ?? '', PATIENCE.typed);
  await askVatNumber(ctx, delivery?.vatNumber ?? '', PATIENCE.typed);
  const passwordHash = await hashPassword(wish.password);
  const isNew = await changeVisitor(ctx, async (ctx) => {
    const account = await insertCustomer(ctx, { ...wish, passwordHash });
    if (account && address) await saveInBook(ctx, account.id, billing, address);
    if (account && delivery) await saveInBook(ctx, account.id, shipping, delivery);
    // A new account has no cart that could replace parts of this one.
    if (account) await enterAccount(ctx, account, wish.formKey);
    return account !== null;
  });
  if (isNew) ringOutbox();
  else await enterAccountAgain(ctx, wish);
  ctx.reads?.clear();
  return getSession(ctx);
}

async function parseRegistration(ctx: CommerceContext, input: RegisterInput) {
  const parsed = registerInputSchema.safeParse(input);
  const email = parsed.data?.email ?? '';
  if (parsed.error?.issues.some(({ path: [field] }) => String(field).endsWith('Address'))) {
    throw wrongInput(parsed.error);
  }
  if (!parsed.success || !(await isNewMailbox(ctx, email))) {
    throw new ShopError('contact.emailInvalid', {
      cause: { email: brokenEmailRule(input.email) },
    });
  }
  return parsed.data;
}

/** Null when the address has an account. */
async function insertCustomer(
  ctx: CommerceContext,
  wish: { email: string; firstName: string; lastName: string; passwordHash: string },
): Promise<ProvenAccount | null> {
  const { rows } = await ctx.db.client.query<ProvenAccount>(
    `insert into customer (email, password_hash, first_name, last_name, lang, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (lower(email)) do nothing
     returning id, password_hash`,
    [wish.email, wish.passwordHash, wish.firstName, wish.lastName, ctx.lang, ctx.now()],
  );
  const account = rows[0];
  if (!account) return null;
  await noteCustomerEvent(ctx, 'customer.registered', account.id);
  await queueAccountMail(ctx, 'registered', { customerId: account.id });
  return account;
}

async function enterAccountAgain(
  ctx: CommerceContext,
  { email, password, formKey }: { email: string; password: string; formKey?: string | undefined },
): Promise<void> {
  const customer = await customerWithPassword(ctx, email, password);
  if (!customer) {
    await tellOwner(ctx, email);
    throw new ShopError('contact.emailAlreadyExists');
  }
  if (customer.isBlocked) throw new ShopError('login.userIsBlocked');
  ctx.left.push(...(await changeVisitor(ctx, (ctx) => enterAccount(ctx, customer, formKey))));
}

/** Notifies the owner of the address about the attempt, once a day. */
async function tellOwner(ctx: CommerceContext, email: string): Promise<void> {
  const { rows } = await ctx.db.client.query<{ id: number }>(
    'select id from customer where lower(email) = lower($1)',
    [email],
  );
  const customerId = rows[0]?.id;
  if (customerId === undefined) return;
  const once = { max: 1, seconds: 24 * 60 * 60 };
  if (!(await isWithinRate(ctx, `register:told:${customerId}`, once))) return;
  await transact(ctx, (ctx) => queueAccountMail(ctx, 'already_registered', { customerId }));
  ringOutbox();
}
