import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  makeLabels,
  type KeptLabel,
} from '../../app/services/commerce/orders/parcel-labels/make-labels';
import { writeWhole } from '../../app/services/files/write-whole';
import { LabelFault, type ParcelLabels } from '../../app/services/parcel-labels/parcel-labels';
import { sampleLabels } from '../../app/services/parcel-labels/sample-labels';
import { isShopError } from '../../app/services/shop-api';
import { readNumber, withCommandContext, type Command, type Output } from './command';

/** The arguments: labels for which order, and their file. */
export type LabelArguments = { orderId: number; parcels: number; out: string | undefined };

/** No order is sent in more parcels. */
const MOST_PARCELS = 20;

/** Parses a command line for labels; null if it is none. */
export function readLabelArguments(args: string[]): LabelArguments | null {
  const options = { parcels: { type: 'string' }, out: { type: 'string' } } as const;
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [action, number = '', ...rest] = positionals;
    const orderId = readNumber(number);
    const parcels = readNumber(values.parcels ?? '1');
    const isWell = action === 'label' && rest.length === 0 && values.out !== '';
    if (!isWell || !orderId || !parcels || parcels > MOST_PARCELS) return null;
    return { orderId, parcels, out: values.out };
  } catch {
    return null;
  }
}

/**
 * Makes the labels and writes each to a file; returns the exit code: 0 done, 1 refused. Without a
 * carrier's client the labels are samples.
 */
export async function runLabelCommand(
  { orderId, parcels, out }: LabelArguments,
  command: Command,
  output: Output,
  carrier: ParcelLabels = sampleLabels('de'),
): Promise<number> {
  try {
    const { labels } = await withCommandContext(command, (ctx) =>
      makeLabels(ctx, { orderId, parcels, carrier }),
    );
    const file = out ?? `label-${orderId}.pdf`;
    for (const label of labels) {
      output.log(`Order ${orderId}: ${await written(label, labels.length > 1, file)}`);
    }
    return 0;
  } catch (error) {
    output.error(`Order ${orderId}: ${refusal(error)}`);
    return 1;
  }
}

async function written(
  { position, trackingNumber, pdf }: KeptLabel,
  isOneOfMany: boolean,
  file: string,
): Promise<string> {
  if (!pdf) return `the label of parcel ${trackingNumber} is forgotten; its number stays`;
  const end = extname(file);
  const path = isOneOfMany ? `${file.slice(0, file.length - end.length)}-${position}${end}` : file;
  await writeWhole(path, pdf, { mode: 0o600 });
  return `parcel ${trackingNumber}, ${path}`;
}

/** Returns the sentence for a label that cannot be made; any other error is thrown. */
function refusal(error: unknown): string {
  if (error instanceof LabelFault) {
    return error.reason === 'refused'
      ? `the carrier refuses it: ${error.message}`
      : `the carrier does not answer; try again later (${error.message})`;
  }
  if (isShopError(error, 'order.notFound')) return 'there is no such order';
  if (isShopError(error, 'order.nothingToSend')) return 'nothing of it is sent as a parcel';
  if (isShopError(error, 'order.statusNotAllowed')) {
    return `is ${String(error.cause?.['from'])}, so it gets no more labels`;
  }
  throw error;
}
