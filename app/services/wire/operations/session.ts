import { operation, type WireTable } from '../frame/operation';
import { toWireSession, wireSessionSchema } from '../shapes/session';

export const sessionOperations: WireTable = {
  getSession: operation({
    about: 'Who is shopping, and with which cart.',
    input: null,
    output: wireSessionSchema,
    example: null,
    run: async (_, call) => toWireSession(await call.shop.getSession(), call),
  }),
};
