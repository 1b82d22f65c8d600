import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The phases in which a mail server may refuse a mail. */
export type SmtpPhase = 'greeting' | 'AUTH' | 'MAIL FROM' | 'RCPT TO' | 'DATA';

export type FakeSmtp = {
  url: string;
  received: Email[];
  /** Answers this phase of every following mail with this error until it is set to null. */
  refuseWith: (error: { code: number; text: string } | null, phase?: SmtpPhase) => void;
  close: () => Promise<void>;
};

/** A mail server on a free port that stores mails and can refuse them at any phase. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const received: Email[] = [];
  let refusal: { code: number; text: string } | null = null;
  let refused: SmtpPhase = 'RCPT TO';
  const answer = (phase: SmtpPhase) =>
    refusal && phase === refused
      ? Object.assign(new Error(refusal.text), { responseCode: refusal.code })
      : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect: (_session, done) => done(answer('greeting')),
    onAuth: (_auth, _session, done) => done(answer('AUTH'), { user: 'shop' }),
    onMailFrom: (_address, _session, done) => done(answer('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(answer('RCPT TO')),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const error = answer('DATA');
          if (!error) received.push(mail);
          done(error);
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith(error, phase = 'RCPT TO') {
      refusal = error;
      refused = phase;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
