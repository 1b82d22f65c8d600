import { defaultLocale, type Locale } from '~/i18n/locales';
import { jobContext, type JobBase } from '../commerce/core/commerce-context';
import { bindCommerce } from '../commerce/engine/commerce';
import type { OutboxJob } from '../commerce/core/outbox/run-outbox';
import { readLogo } from '../images';
import type { ShopConfiguration } from '../shop-api';
import { mailHtml, mailText, type MailDocument } from './mail-document';
import type { Mailer, MailMessage } from './mailer';
import { teamLanguage } from './team-language';

export type HandlerOptions = JobBase & {
  mailer: Mailer;
  publicOrigin: string;
  /** Folder of pictures. */
  media: string;
  /** Mailbox for replies; takes precedence over the shop file. */
  replyTo?: string | undefined;
};

export type MailSender = {
  /**
   * Sends a document as the mail of this row of the outbox, with the shop's current sender. Replies
   * go to a mailbox that the team reads. A refusal by the shop's own mailbox is an error of the
   * shop.
   */
  send: (
    to: string,
    document: MailDocument,
    job: OutboxJob,
    extra?: Partial<MailMessage>,
  ) => Promise<void>;
  /** Returns name, seller and settings of the shop, for a mail in this language. */
  configurationIn: (lang: Locale) => Promise<ShopConfiguration>;
  /** Returns the same for a mail to the shop team, and its language. */
  forTeam: () => Promise<{ lang: Locale; configuration: ShopConfiguration }>;
};

/** Returns the functions with which all handlers send mails. */
export function mailSender(options: HandlerOptions): MailSender {
  const configurationIn = (lang: Locale) =>
    bindCommerce(jobContext(options, lang)).getConfiguration();
  return {
    configurationIn,
    async forTeam() {
      // Settings are the same in every language.
      const configuration = await configurationIn(defaultLocale());
      return { lang: teamLanguage(configuration), configuration };
    },
    async send(to, document, job, extra) {
      const configuration = await configurationIn(document.lang);
      const { shopName, seller, sender, design } = configuration;
      const replyTo = options.replyTo ?? (sender.replyTo || seller.email);
      const message = {
        to,
        sender: { name: sender.name || shopName, address: sender.email },
        ...(replyTo !== '' && { replyTo }),
        subject: document.title,
        text: mailText(document),
        html: mailHtml(document, {
          linkColour: design.primaryColor,
          logo: await logoOf(configuration, options),
        }),
        ...extra,
      };
      await options.mailer.send(message, job.dedupeKey).catch((error: Error) => {
        throw to === seller.email ? Object.assign(error, { permanent: false }) : error;
      });
    },
  };
}

/** As high as on pages, except for a very wide one. */
const LOGO = { width: 360, height: 36 };

async function logoOf(
  { logo: setting, shopName }: ShopConfiguration,
  { media, publicOrigin }: HandlerOptions,
) {
  const logo = await readLogo(media, setting);
  if (!logo) return null;
  const scale = Math.min(LOGO.height / logo.height, LOGO.width / logo.width);
  return {
    src: publicOrigin + logo.path,
    alt: shopName,
    width: Math.round(logo.width * scale),
    height: Math.round(logo.height * scale),
  };
}
