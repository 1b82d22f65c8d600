import type { ContractCall } from '~/services/remote/contract-shop/contract-call';
import { CONFIGURATION } from './document-facts';

type Answers = Record<string, unknown>;

/**
 * An upstream with these answers by operation; a function is called with the argument, an error is
 * thrown. `asked` contains all calls in order.
 */
export function contractAnswers(answers: Answers): ContractCall & { asked: [string, unknown?][] } {
  const asked: [string, unknown?][] = [];
  return {
    asked,
    locale: 'de',
    now: () => new Date('2026-11-27T12:00:00Z'),
    configuration: CONFIGURATION,
    async ask(operation, argument) {
      asked.push(argument === undefined ? [operation] : [operation, argument]);
      if (!(operation in answers)) throw new Error(`Nobody was to ask for ${operation}`);
      const answer = answers[operation];
      const given: unknown = typeof answer === 'function' ? answer(argument) : answer;
      if (given instanceof Error) throw given;
      return structuredClone(given);
    },
    session: () => Promise.reject(new Error('Nobody was to ask for the session')),
    forget: () => undefined,
    left: [],
  };
}
