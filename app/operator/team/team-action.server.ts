import * as z from 'zod';
import { drawQrCode } from '~/components/ui/draw-qr-code.server';
import {
  byIntent,
  done,
  form,
  formAction,
  type FormReply,
  type Post,
} from '~/features/page/form-action.server';
import type { RequestContext } from '~/services/context.server';
import { requireOperator } from '../frame/require-operator.server';
import type { SecondStepView, TeamReply } from './team-page';

const none = z.object({});

const logOut = form({
  schema: none,
  async run(_, { context }) {
    await context.operator.logOut();
    return done(context, '/operator/login', 'operator.loggedOut');
  },
});

/** A key for the phone's authenticator app: the page again, with it. */
const offer = form({
  schema: none,
  run: async (_, { context }): Promise<TeamReply> => ({
    errors: [],
    offer: await offerOf(context),
  }),
});

const turnOn = form({
  schema: z.object({ sealed: z.string().default(''), code: z.string().default('') }),
  places: { 'operator.codeInvalid': { field: 'code', code: 'operator.codeFailed' } },
  show: async ({ values, errors }, { context }): Promise<TeamReply> => ({
    errors,
    offer: await offerOf(context, values.sealed),
  }),
  async run(proof, { context }) {
    await context.operator.turnOnSecondStep(proof);
    return done(context, '/operator', 'operator.turnedOn');
  },
});

const turnOff = form({
  schema: z.object({ password: z.string().default('') }),
  places: { 'operator.loginFailed': { field: 'password', code: 'operator.passwordFailed' } },
  show: ({ errors }: FormReply): TeamReply => ({ errors, offer: null }),
  async run({ password }, { context }) {
    await context.operator.turnOffSecondStep(password);
    return done(context, '/operator', 'operator.turnedOff');
  },
});

const tour = form({
  schema: none,
  async run(_, { context }) {
    await requireOperator(context, 'edit');
    await context.operator.goToTourStep(1);
    return done(context, '/operator/edit#tour');
  },
});

/** The account of an operator. */
export const teamAction = formAction(
  operatorOf,
  byIntent<unknown, Response | TeamReply, TeamReply | FormReply>({
    'log-out': logOut,
    offer,
    'turn-on': turnOn,
    'turn-off': turnOff,
    tour,
  }),
);

/** An operator before the second step may log out as well. */
function operatorOf({ context, form: posted }: Post) {
  return posted.get('intent') === 'log-out' ? null : requireOperator(context);
}

async function offerOf(
  { operator, configuration }: RequestContext,
  known?: string,
): Promise<SecondStepView> {
  const { sealed, address, key } = await operator.offerSecondStep({
    issuer: configuration.shopName,
    ...(known && { sealed: known }),
  });
  return { sealed, key, code: drawQrCode(address) };
}
