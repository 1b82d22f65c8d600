import { expect, test } from 'vitest';
import { changesSomething } from './changes-something';

test.each([
  ['doLogin', true],
  ['setPaymentProvider', true],
  ['deleteCoupon', true],
  ['patchBlocks', true],
  ['getCart', false],
  ['resolvePath', false],
  // A word that begins so is no verb.
  ['document', false],
  ['settings', false],
])('%s: %s', (operation, changes) => expect(changesSomething(operation)).toBe(changes));
