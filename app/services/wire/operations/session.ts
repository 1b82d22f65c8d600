import * as z from 'zod';
import {
  isShopError,
  ShopError,
  type Cart,
  type RegisterInput,
  type Session,
} from '~/services/shop-api';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import { addressArgumentSchema, fromWireAddress } from '../shapes/address';
import { toWireTreeItem, wireTreeItemSchema } from '../shapes/category';
import { toWireCart } from '../shapes/cart';
import { shownCart } from '../shapes/shown-cart';
import { basketChanged, checkoutChanged } from '../shapes/answer-events';
import {
  currencyPattern,
  toWireRobots,
  wireCurrencyPatternSchema,
  wireRobotsSchema,
  wireSettingSchema,
} from '../shapes/init';
import { wireIdSchema } from '../shapes/primitives';
import { settingsOf } from './settings';
import {
  toWireSession,
  toWireUser,
  wireCustomerSchema,
  wireSessionSchema,
  wireUserSchema,
  type WireCustomer,
} from '../shapes/session';

const mailSchema = z.string().max(254);
const passwordSchema = z.string().max(256);

/** Events with the new visitor and their cart. */
async function tellVisitor({ user, basket }: Session, call: WireCall): Promise<WireCustomer> {
  const customer = customerOf(user, call);
  const cart: Cart = await shownCart(basket, call);
  Object.assign(
    call.events,
    { AfterAccountAuthentication: { isSuccess: true, accountContact: customer } },
    basketChanged(await toWireCart(cart, call)),
    await checkoutChanged(call, cart),
  );
  return customer;
}

function customerOf(user: Session['user'], call: WireCall): WireCustomer {
  const known = toWireUser(user, call);
  // After the log-in there must be a customer.
  if (!known || 'guestMail' in known) throw new Error('Nobody is logged in after the log-in.');
  return known;
}

const exclusions = [
  'robots',
  'settings',
  'customAssets',
  'session',
  'categories',
  'currencyPattern',
];

const initSchema = z
  .strictObject({
    exclude: z
      .strictObject(Object.fromEntries(exclusions.map((part) => [part, z.boolean().optional()])))
      .optional(),
  })
  .optional();

/** The registration of clients, now and formerly. */
const registerSchema = z.union([
  z.strictObject({
    contact: z.strictObject({
      password: passwordSchema,
      typeId: z.int().optional(),
      referrerId: z.number().optional(),
      firstName: z.string().max(100).optional(),
      lastName: z.string().max(100).optional(),
      options: z.strictObject({
        typeId: z.strictObject({
          typeId: z.int().optional(),
          subTypeId: z.int().optional(),
          priority: z.int().optional(),
          value: mailSchema,
        }),
      }),
    }),
    billingAddress: addressArgumentSchema.optional(),
    deliveryAddress: addressArgumentSchema.extend({ country: wireIdSchema }).optional(),
    'cf-turnstile-response': z.string().max(2048).optional(),
  }),
  z.strictObject({
    email: mailSchema,
    password: passwordSchema,
    firstName: z.string().max(100).optional(),
    lastName: z.string().max(100).optional(),
    token: z.string().max(2048).optional(),
  }),
]);

type Registration = { account: RegisterInput; challenge: string };

/** An address of a new account, which has no number yet, and is the primary one of its type. */
function newAddress(given: z.output<typeof addressArgumentSchema>) {
  const { id: _id, primary: _primary, ...address } = fromWireAddress(given);
  return address;
}

function readRegistration(input: z.output<typeof registerSchema>): Registration {
  if ('email' in input) {
    const { token = '', ...account } = input;
    return { account, challenge: token };
  }
  const { contact, billingAddress, deliveryAddress } = input;
  return {
    account: {
      email: contact.options.typeId.value,
      password: contact.password,
      firstName: contact.firstName ?? billingAddress?.firstName ?? '',
      lastName: contact.lastName ?? billingAddress?.lastName ?? '',
      ...(billingAddress && { billingAddress: newAddress(billingAddress) }),
      ...(deliveryAddress && { deliveryAddress: newAddress(deliveryAddress) }),
    },
    challenge: input['cf-turnstile-response'] ?? '',
  };
}

async function shownSession(session: Session, call: WireCall) {
  return toWireSession({ ...session, basket: await shownCart(session.basket, call) }, call);
}

export const sessionOperations: WireTable = {
  getInit: operation({
    about:
      'All that a client begins with: session, categories and settings, as far as they are wanted.',
    input: initSchema,
    output: z.strictObject({
      session: wireSessionSchema.nullable(),
      categories: z.array(wireTreeItemSchema).nullable(),
      robots: wireRobotsSchema.nullable(),
      settings: z.array(wireSettingSchema).nullable(),
      customAssets: z.array(z.unknown()).length(0),
      currencyPattern: wireCurrencyPatternSchema.nullable(),
    }),
    example: { exclude: { categories: true } },
    async run(input, call) {
      const { exclude = {} } = input ?? {};
      const { shop, configuration, locale } = call;
      const session = exclude['session'] ? null : await shop.getSession();
      const tree = exclude['categories'] ? null : await shop.getCategoryTree();
      return {
        session: session && (await shownSession(session, call)),
        categories: tree && tree.map((item) => toWireTreeItem(item, call)),
        robots: exclude['robots'] ? null : toWireRobots(configuration),
        settings: exclude['settings'] ? null : settingsOf(call),
        customAssets: [],
        currencyPattern: exclude['currencyPattern']
          ? null
          : currencyPattern(locale, configuration.currency),
      };
    },
  }),

  getSession: operation({
    about: 'Who is shopping, and with which cart.',
    input: null,
    output: wireSessionSchema,
    example: null,
    run: async (_, call) => shownSession(await call.shop.getSession(), call),
  }),

  doLogin: operation({
    about: 'Signs in; the cart of this visit joins the customer’s own.',
    input: z.strictObject({ email: mailSchema, password: passwordSchema }),
    output: wireCustomerSchema,
    example: { email: 'anna@example.de', password: 'Farbe2026!' },
    needs: ['customer'],
    run: async (input, call) =>
      tellVisitor(await call.shop.doLogin({ ...input, formKey: call.formKey }), call),
  }),

  doLoginAsGuest: operation({
    about: 'Makes the visitor a guest with this mailbox.',
    input: z.strictObject({ email: mailSchema }),
    output: wireSessionSchema,
    example: { email: 'anna@example.de' },
    run: async (input, call) =>
      shownSession(await call.shop.doLoginAsGuest({ ...input, formKey: call.formKey }), call),
  }),

  doLogoutUser: operation({
    about: 'Ends the session.',
    input: null,
    output: z.null(),
    example: null,
    async run(_, { shop }) {
      await shop.doLogoutUser();
      return null;
    },
  }),

  doRegisterUser: operation({
    about: 'Makes an account and signs in; code 1 says that there is one for this mailbox.',
    input: registerSchema,
    output: z.strictObject({
      data: z.union([wireCustomerSchema, z.strictObject({ code: z.int() })]),
      events: z.record(z.string(), z.unknown()),
    }),
    example: {
      contact: {
        password: 'Farbe2026!',
        typeId: 1,
        referrerId: 1,
        options: { typeId: { typeId: 2, subTypeId: 4, value: 'neu@example.de', priority: 0 } },
      },
    },
    async run(input, call) {
      const { account, challenge } = readRegistration(input);
      const refused = await call.botCheck.vouch('registration', challenge);
      if (refused) throw new ShopError(refused);
      try {
        const user = await tellVisitor(
          await call.shop.doRegisterUser({ ...account, formKey: call.formKey }),
          call,
        );
        return { data: user, events: { ...call.events } };
      } catch (error) {
        if (!isShopError(error, 'contact.emailAlreadyExists')) throw error;
        return { data: { code: 1 }, events: {} };
      }
    },
  }),

  doChangeUserPassword: operation({
    about: 'Changes the password and ends all other sessions.',
    input: z.strictObject({
      oldPassword: passwordSchema,
      password: passwordSchema,
      password2: passwordSchema,
    }),
    output: z.strictObject({ data: wireUserSchema, events: z.record(z.string(), z.unknown()) }),
    example: { oldPassword: 'Farbe2026!', password: 'Lack2027!', password2: 'Lack2027!' },
    needs: ['customer'],
    async run(input, call) {
      await call.shop.doChangeUserPassword(input);
      const { user } = await call.shop.getSession();
      return { data: toWireUser(user, call), events: {} };
    },
  }),

  doRequestResetPasswordLink: operation({
    about: 'Mails a link for a new password; says the same of every mailbox.',
    input: z.strictObject({ email: mailSchema }),
    output: z.strictObject({ success: z.boolean() }),
    example: { email: 'anna@example.de' },
    async run(input, { shop }) {
      await shop.doRequestResetPasswordLink(input);
      return { success: true };
    },
  }),

  doResetPassword: operation({
    about: 'Sets the password by the two parts of such a link.',
    input: z.strictObject({
      password: passwordSchema,
      password2: passwordSchema,
      contactId: wireIdSchema,
      hash: z.string().max(100),
    }),
    output: z.strictObject({ success: z.boolean() }),
    example: {
      password: 'Lack2027!',
      password2: 'Lack2027!',
      contactId: 1,
      hash: 'a'.repeat(43),
    },
    async run(input, { shop }) {
      if (!/^[A-Za-z0-9_-]{43}$/.test(input.hash)) {
        throw new ShopError('contact.unauthorizedPasswordReset');
      }
      await shop.doResetPassword(input);
      return { success: true };
    },
  }),

  getCustomerClasses: operation({
    about: 'The kinds of customers there are.',
    input: null,
    output: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    example: null,
    async run(_, { shop }) {
      const classes = await shop.getCustomerClasses();
      return classes.map(({ id, name }) => ({ id: String(id), name }));
    },
  }),
};
