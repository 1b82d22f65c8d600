import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type FakeSmtp = {
  url: string;
  received: Email[];
  /** Answers every following recipient with this error until it is set to null. */
  refuseWith: (error: { code: number; text: string } | null) => void;
  close: () => Promise<void>;
};

/** A mail server on a free port that keeps what it is given and can refuse recipients. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const received: Email[] = [];
  let refusal: { code: number; text: string } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith(error) {
      refusal = error;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
