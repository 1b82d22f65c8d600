import { drawQrCode } from '~/components/ui/draw-qr-code.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { flashCookie } from '~/features/page/notices/flash.server';
import { localePath } from '~/i18n/locales';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import type { RequestContext } from '~/services/context.server';
import { isShopError } from '~/services/shop-api';
import { errorAt } from '../log-in/log-in.server';
import { requireOperator } from '../frame/require-operator.server';
import type { SecondStepView, TeamReply } from './team-page';

/** Fields: intent (log-out, offer, turn-on, turn-off, tour), sealed, code, password. 303, 200 or 422. */
export async function teamAction(form: FormData, context: RequestContext) {
  const { operator, prefix } = context;
  const text = (name: string) => String(form.get(name) ?? '');
  const done = (path: string, key: 'loggedOut' | 'turnedOn' | 'turnedOff') =>
    seeOther(localePath(prefix, path), [
      flashCookie([{ type: 'positive', key: `operator.${key}` }]),
    ]);
  if (text('intent') === 'log-out') {
    await operator.logOut();
    return done('/operator/login', 'loggedOut');
  }
  await requireOperator(context);
  const sealed = text('sealed');
  try {
    switch (text('intent')) {
      case 'offer':
        return { errors: [], offer: await offerOf(context) } satisfies TeamReply;
      case 'turn-on':
        await refuseFlood(operator.turnOnSecondStep({ sealed, code: text('code') }));
        return done('/operator', 'turnedOn');
      case 'turn-off':
        await refuseFlood(operator.turnOffSecondStep(text('password')));
        return done('/operator', 'turnedOff');
      case 'tour':
        await requireOperator(context, 'edit');
        await operator.goToTourStep(1);
        return seeOther(localePath(prefix, '/operator/edit#tour'));
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    if (isShopError(error, 'operator.loginFailed')) {
      const failed = errorAt(context, 'password', 'operator.passwordFailed');
      return invalid<TeamReply>(context, { errors: [failed], offer: null });
    }
    if (!isShopError(error, 'operator.codeInvalid')) throw error;
    const failed = errorAt(context, 'code', 'operator.codeFailed');
    return invalid<TeamReply>(context, { errors: [failed], offer: await offerOf(context, sealed) });
  }
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
