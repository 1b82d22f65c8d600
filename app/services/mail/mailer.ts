import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isNameOf, writeWhole } from '../files/write-whole';

export type MailOptions = {
  /** smtp:// or smtps:// URL with user and password; absent: mails are written to files. */
  smtpUrl?: string;
  /**
   * The sender, which takes precedence over the shop's: a bare address gets the shop's name,
   * `Tonwert <shop@tonwert.example>` stays.
   */
  from?: string | undefined;
  /** A shop without a sender sends from the mailbox `shop` at this host. */
  host: string;
  /** Mailbox for customers' replies; default: that of the seller. */
  replyTo?: string | undefined;
  /** Folder for .eml files without an SMTP server. */
  folder: string;
};

export type MailMessage = {
  /** The sender in the shop's settings; without an address the mailer's default is used. */
  sender?: { name: string; address: string };
  to: string;
  /** The recipient of replies; default: the sender of the mail. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
};

export type MailAttachment = { filename: string; contentType: string; content: Buffer };

export type Mailer = {
  /** Sends or writes one mail. `key` identifies the occasion: equal keys give equal Message-IDs. */
  send: (message: MailMessage, key: string) => Promise<void>;
  /** Deletes mail files written before this time. */
  forget: (before: Date) => Promise<void>;
  close: () => Promise<void>;
};

const PATIENCE_MS = 10_000;

/** Sends mails by SMTP, or writes .eml files for mail programs. Throws if the server refuses. */
export function createMailer(options: MailOptions): Mailer {
  return options.smtpUrl ? smtpMailer(options, options.smtpUrl) : fileMailer(options);
}

function smtpMailer(options: MailOptions, url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: 2 * PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message, key) {
      await transport.sendMail(addressed(message, key, options)).catch(markRefused);
    },
    forget: async () => undefined,
    close: async () => transport.close(),
  };
}

function fileMailer(options: MailOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message, key) {
      const { message: eml } = await transport.sendMail(addressed(message, key, options));
      // A repeated delivery of the same occasion overwrites the same file.
      const file = join(options.folder, `${key.replace(/[^\w.-]+/g, '-')}.eml`);
      await writeWhole(file, eml as Buffer, { mode: 0o600 }).catch((error: Error) => {
        throw Object.assign(error, { isUnsent: true });
      });
    },
    forget: (before) => deleteOldFiles(options.folder, before),
    close: async () => undefined,
  };
}

async function deleteOldFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [] as string[]);
  for (const name of names.filter((each) => isNameOf('.eml', each))) {
    const path = join(folder, name);
    const { mtime } = await stat(path);
    if (mtime < before) await rm(path, { force: true });
  }
}

/** Adds the sender, and an id that is the same for the same occasion. */
function addressed({ sender, ...message }: MailMessage, key: string, options: MailOptions) {
  const from = options.from ?? (sender?.address || `shop@${options.host}`);
  const isNamed = from.includes('<') || !sender?.name;
  return {
    from: isNamed ? from : { name: sender.name, address: from },
    messageId: messageId(key, from),
    ...message,
  };
}

function messageId(key: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${key.replace(/[^\w.-]+/g, '-')}@${domain}>`;
}

type SmtpError = Error & { responseCode?: number; command?: string };

/** Replies about the mailbox alone: unknown, not local, not allowed (RFC 5321 section 4.2). */
const REFUSED_MAILBOX = [550, 551, 553];
/** A policy concerns the sender (RFC 3463): relaying denied, the network on a list. */
const POLICY = /\b5\.7\.\d/;

/**
 * Only a mailbox that permanently refuses the mail is not tried again. Any other error, such as a
 * wrong password of the shop, is the shop's own and temporary. A mail that a server refused, or
 * that never reached one, was certainly not sent.
 */
function markRefused(error: SmtpError): never {
  const { responseCode, command, message } = error;
  const isOfMailbox = command === 'RCPT TO' && REFUSED_MAILBOX.includes(responseCode ?? 0);
  const isUnsent = responseCode !== undefined || command === 'CONN';
  // Before a server knows the mail, its answer concerns all mails.
  const isAway =
    responseCode === undefined || /^(?:CONN|EHLO|HELO|STARTTLS|AUTH)\b/.test(command ?? '');
  throw Object.assign(error, {
    permanent: isOfMailbox && !POLICY.test(message),
    isUnsent,
    isAway,
  });
}

/** Was this mail certainly not sent, and may it be tried again? */
export function canSendAgain(error: unknown): boolean {
  const { isUnsent, permanent } = error as { isUnsent?: unknown; permanent?: unknown };
  return isUnsent === true && permanent !== true;
}
