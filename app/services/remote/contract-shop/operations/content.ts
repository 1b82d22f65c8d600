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

/** What a page can show of the blocks that another shop has; what stands above this folder knows. */
export type ReadBlocks = (answer: unknown) => Promise<Block[]>;

/** What the contract has texts for; of others some servers know, and some refuse the question. */
const NAMED: readonly LegalTextType[] = [
  'TermsConditions',
  'CancellationRights',
  'PrivacyPolicy',
  'LegalDisclosure',
  'WithdrawalForm',
];

/** Texts and blocks of pages. What delivery costs is told of a cart alone, so no table of it is shown. */
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
