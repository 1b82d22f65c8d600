import {
  isShopError,
  type Block,
  type ContentOperations,
  type LegalTextType,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toLegalText, wireLegalTextSchema } from '../entities/legal-text';
import { nullIfNotFound } from '../null-if-not-found';
import { readAnswer } from '../read-answer';

/**
 * The blocks of another shop that a page can show; the function comes from a layer above this
 * folder.
 */
export type ReadBlocks = (answer: unknown) => Promise<Block[]>;

/** The legal texts of the contract; some servers have others, and some refuse the request. */
const NAMED: readonly LegalTextType[] = [
  'TermsConditions',
  'CancellationRights',
  'PrivacyPolicy',
  'LegalDisclosure',
  'WithdrawalForm',
];

/**
 * Texts and blocks of pages. Shipping costs are known only for a cart, so no table of them is
 * shown.
 */
export function contentOperations(call: ContractCall, readBlocks: ReadBlocks): ContentOperations {
  return {
    async getBlocks(input) {
      return readBlocks(await nullIfNotFound(call.ask('getBlocks', input)));
    },
    getConfiguration: async () => call.configuration,
    async getLegalTexts({ type }) {
      const answer = await askForText(type, call);
      const wire = readAnswer('getLegalTexts', wireLegalTextSchema, answer ?? {});
      return toLegalText(wire, { type, lang: call.locale });
    },
    doRecordConsent: async () => null,
    getShippingTerms: async () => ({ destinations: [], payments: [], hasHazardousGoods: false }),
  };
}

async function askForText(type: LegalTextType, call: ContractCall): Promise<unknown> {
  try {
    return await nullIfNotFound(call.ask('getLegalTexts', { type }));
  } catch (error) {
    if (isShopError(error) && !NAMED.includes(type)) return null;
    throw error;
  }
}
