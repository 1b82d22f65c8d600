import * as z from 'zod';
import { anybody, form, formAction } from '~/features/page/form-action.server';
import {
  consentCookie,
  consentFromForm,
  consentIdCookie,
  expiredCookies,
  isConsentChoice,
} from '~/services/consent/consent.server';
import { flashCookie } from '~/features/page/notices/notice-cookie.server';
import { seeOther } from '~/lib/reply-to-form.server';
import { returnPath } from '~/features/page/return-path';

/** Back to the page of the form, with the consent stored and forbidden cookies expired. */
export const action = formAction(
  anybody,
  form({
    schema: z.object({
      choice: z.string().optional(),
      /** For `selection`: a group or group/cookie, repeated. */
      consent: z.string().optional(),
      path: z.string().optional(),
    }),
    async run({ choice, path: asked = null }, { context, form: posted }) {
      if (!isConsentChoice(choice)) throw new Response(null, { status: 400 });
      const consent = consentFromForm(posted);
      const { hash: version, groups } = consent;
      const proof = await context.shop.doRecordConsent({ version, groups });
      const path = returnPath(asked);
      const isSecure = context.publicOrigin.startsWith('https:');
      return seeOther(path, [
        ...(proof ? [consentIdCookie(proof, isSecure)] : []),
        consentCookie(consent, isSecure),
        ...expiredCookies(context.consent, consent),
        ...(path.endsWith('/cookie-settings')
          ? [flashCookie([{ type: 'positive', key: 'notices.consentSaved' }])]
          : []),
      ]);
    },
  }),
);
