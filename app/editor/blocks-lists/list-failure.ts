/** §8: the list of blocks could not be made; `detail` gives the reason. */
export class BlocksListsError extends Error {
  readonly detail: string;

  constructor(cause: unknown) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    super(`Failed to fetch blocksLists: ${detail}`, { cause });
    this.name = 'BlocksListsError';
    this.detail = detail;
  }
}

/** Makes the list, or a part of it. Throws a BlocksListsError with the reason of a failure. */
export async function makingBlocksLists<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    throw error instanceof Response ? error : new BlocksListsError(error);
  }
}
