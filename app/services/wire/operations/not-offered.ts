import * as z from 'zod/v4';
import { ShopError } from '~/services/shop-api';
import { operation, type WireTable } from '../frame/operation';
import { toWireRobots, wireRobotsSchema } from '../shapes/init';

/** What this shop does not do, by what does its job here (decision 109). */
const NOT_OFFERED: Record<string, string> = {
  doSubscribeNotifyMe: 'Nobody is told when goods are back.',
  doConfirmNotifyMe: 'Nobody is told when goods are back.',
  doUnsubscribeNotifyMe: 'Nobody is told when goods are back.',
  setCustomAssets: 'No styles or scripts are put into pages.',
  deleteCustomAsset: 'No styles or scripts are put into pages.',
  doCreateTranslations: 'Texts come with the shop.',
  patchMergeTranslations: 'Texts come with the shop.',
  deleteTranslationByLanguage: 'Texts come with the shop.',
  doGenerateAiTextBlock: 'Texts are written by people.',
};

function refused(about: string) {
  return operation({
    about: `Not offered: ${about.charAt(0).toLowerCase()}${about.slice(1)}`,
    input: z.unknown(),
    output: z.never(),
    example: {},
    async run() {
      throw new ShopError('operation.notOffered', { code: 422, message: about });
    },
  });
}

export const notOffered: WireTable = {
  ...Object.fromEntries(Object.entries(NOT_OFFERED).map(([name, about]) => [name, refused(about)])),

  getAssetsAndRobots: operation({
    about: 'What search engines may do; styles and scripts of others there are none.',
    input: null,
    output: z.strictObject({ assets: z.array(z.unknown()).length(0), robots: wireRobotsSchema }),
    example: null,
    run: async (_, { configuration }) => ({ assets: [], robots: toWireRobots(configuration) }),
  }),

  getItemProperties: operation({
    about: 'Groups of properties for blocks of a product page, which has none.',
    input: null,
    output: z.array(z.unknown()).length(0),
    example: null,
    run: async () => [],
  }),
};
