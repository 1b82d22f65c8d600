import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useTestEngine } from '../../tests/support/use-test-engine';
import { runCustomerCommand } from './customer-command';

const engine = useTestEngine();

/** Returns the exit code and the output. */
async function run(...args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const dataDir = mkdtempSync(join(tmpdir(), 'customer-command-'));
  const env = { DATABASE_URL: engine.url, DATA_DIR: dataDir };
  try {
    return [await runCustomerCommand(args, env, { log: note, error: note }), lines.join('\n')];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test('blocks, unblocks and assigns another class', async () => {
  const account = { email: 'anna@example.de', password: 'blaue Wand 7' };
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.doRegisterUser(account));
  const user = async () => (await shopper.do((shop) => shop.getSession())).user;

  expect(await run('ANNA@example.de')).toEqual([
    0,
    'anna@example.de: Private customers, not blocked.',
  ]);
  expect(await run('anna@example.de', '--class', '2')).toEqual([
    0,
    'anna@example.de: Business customers, not blocked.',
  ]);
  expect(await user()).toMatchObject({ classId: 2, showNetPrices: true });
  expect(await run('anna@example.de', '--block')).toEqual([
    0,
    'anna@example.de: Business customers, blocked.',
  ]);
  expect(await user()).toBeNull();
  await expect(shopper.do((shop) => shop.doLogin(account))).rejects.toMatchObject({
    key: 'login.userIsBlocked',
  });
  expect((await run('anna@example.de', '--unblock'))[0]).toBe(0);
  await shopper.do((shop) => shop.doLogin(account));
});

test('shows the VAT number of an account, so that a person can check it', async () => {
  await engine.shopper().do((shop) =>
    shop.doRegisterUser({
      email: 'firma@example.de',
      password: 'blaue Wand 7',
      billingAddress: {
        companyName: 'Malerei Groß GmbH',
        vatNumber: 'DE 123456789',
        streetName: 'Lindenweg',
        apartment: '4a',
        zipCode: '10115',
        city: 'Berlin',
        country: 1,
      },
    }),
  );
  expect(await run('firma@example.de')).toEqual([
    0,
    'firma@example.de: Private customers, not blocked. States VAT number DE123456789.',
  ]);
});

test('refuses unknown accounts and classes', async () => {
  expect((await run('nobody@example.de', '--block'))[0]).toBe(1);
  expect((await run('anna@example.de', '--class', '99'))[0]).toBe(1);
  expect((await run())[0]).toBe(2);
  expect((await run('a@example.de', '--block', '--unblock'))[0]).toBe(2);
  expect((await run('a@example.de', '--class', 'x'))[0]).toBe(2);
});
