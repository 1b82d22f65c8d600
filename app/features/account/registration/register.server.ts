import { NEW_PASSWORD_RULES } from '~/features/account/account-fields/account-fields.server';
import { leftNotices } from '~/features/buy/cart/cart-intents.server';
import { anybody, doneAt, form, formAction } from '~/features/page/form-action.server';
import type { FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { redirectPath } from '~/features/account/log-in/log-in.server';
import { ADDRESS_TYPE, type Address } from '~/services/shop-api';
import { hasBilling, registerFormSchema } from './register-form.server';

/** The notice on the VAT number; none for a confirmed number, or one that needs no check. */
function vatNotices(saved: Address | undefined): FlashNotice[] {
  const { vatNumberState: state } = saved ?? {};
  if (state === 'later')
    return [{ type: 'neutral', key: 'storefrontError.address.vatServerFallback' }];
  return state === 'invalid'
    ? [{ type: 'warning', key: 'storefrontError.address.vatInvalid' }]
    : [];
}

/** 303 to the page the customer came from. */
export const registerAction = formAction(
  anybody,
  form({
    schema: registerFormSchema,
    botCheck: 'registration',
    places: { contact: 'email', login: 'email' },
    rules: NEW_PASSWORD_RULES,
    show: (reply) => ({ ...reply, hasBilling: hasBilling(reply.values) }),
    async run({ email, password, formKey, country, ...given }, sent) {
      const { password2: _, privacy: __, redirect: ___, ...address } = given;
      const { firstName, lastName } = address;
      const isBilling = hasBilling(address) && country !== undefined;
      await sent.context.shop.doRegisterUser({
        email,
        password,
        firstName,
        lastName,
        formKey,
        ...(isBilling && { billingAddress: { ...address, country } }),
      });
      const notices: (string | FlashNotice)[] = ['customer.notice.registered'];
      if (isBilling && address.vatNumber) {
        const [saved] = await sent.context.shop.getAddresses({ typeId: ADDRESS_TYPE.billing });
        notices.push(...vatNotices(saved));
      }
      return doneAt(redirectPath(sent), ...notices, ...leftNotices(sent.context));
    },
  }),
);
