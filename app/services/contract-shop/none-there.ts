import { isShopError } from '~/services/shop-api';

/** What was asked for, or null where the shop behind says that there is no such thing. */
export async function orNone<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (isShopError(error) && (error.code === 404 || /notFound$/i.test(error.key))) return null;
    throw error;
  }
}
